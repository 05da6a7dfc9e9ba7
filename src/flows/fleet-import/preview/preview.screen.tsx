import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCircle, IconCirclePlus, IconCircleX, IconMinus, IconPencil, type TablerIcon } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import type { CheckedList, ColumnMapping } from '#domain/fleet-list/checked-list.ts';
import type { Mend } from '#machines/fleet-import/fleet-import.types.ts';
import { importCount } from '#machines/fleet-import/fleet-import.rules.ts';
import { OutcomeUnknown } from '#src/parts/answers/outcome-unknown.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { CallLink } from '#src/ui/brand/call-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { Tabs } from '#src/ui/navigation/tabs.tsx';
import { useMedia } from '#src/ui/page/use-media.ts';
import { MOST_LIST_COLUMNS } from '#workbook/limits.ts';
import { FileButton } from '../file-chooser.part.tsx';
import { firstTab, PREVIEW_TABS, type PreviewTab } from '../fleet-import.view.ts';
import styles from '../fleet-import.module.css';
import { PassedOver } from '../passed-over.part.tsx';
import { StepTitle } from '../steps/step-title.part.tsx';
import { Columns } from './columns.part.tsx';
import { AS_CARDS } from './preview-rows.part.tsx';
import { EmptiedNotice } from './emptied-notice.part.tsx';
import { PreviewTabRows } from './preview-tabs.part.tsx';

const ICONS: Readonly<Record<PreviewTab, TablerIcon>> = {
  added: IconCirclePlus,
  changed: IconPencil,
  unchanged: IconCircle,
  wrong: IconCircleX,
  leftOut: IconMinus,
};

export interface PreviewProps {
  readonly fileName: string;
  readonly list: CheckedList;
  readonly passedOver: readonly string[];
  /** `unknown`: it was sent, and nobody knows what became of it; `asking`: it is sent again. */
  readonly phase: 'open' | 'mending' | 'sending' | 'unknown' | 'asking';
  /** Why it was not imported, '' if nothing was said; null if it was not refused. */
  readonly message: string | null;
  readonly mapping: ColumnMapping | null;
  readonly isRemembered: boolean;
  readonly downloadWrong: ReactNode;
  /** Whom to ask for cars that our list lacks. */
  readonly addingContact: ReactNode;
  readonly onFile: (file: File) => void;
  /** Null where there are no other sheets. */
  readonly onSheets: (() => void) | null;
  readonly onCorrect: (mapping: ColumnMapping) => void;
  readonly onMend: (mends: readonly Mend[]) => void;
  readonly onImport: () => void;
  readonly onRetry: () => void;
  /** Goes on without knowing what became of it. */
  readonly onLeave: () => void;
}

/** What an import would do, before anything is sent. */
export function Preview(props: PreviewProps) {
  const { fileName, list, passedOver, phase, mapping, isRemembered, downloadWrong, addingContact } = props;
  const { onFile, onSheets, onCorrect, onMend } = props;
  const asCards = useMedia(AS_CARDS);
  const { i18n, t } = useLingui();
  const [chosen, setChosen] = useState<PreviewTab | null>(null);
  const tab = chosen ?? firstTab(list);
  const total = PREVIEW_TABS.reduce((sum, name) => sum + list[name].length, 0);
  const isBusy = phase !== 'open';
  const names: Readonly<Record<PreviewTab, ReactNode>> = {
    added: <Trans>New</Trans>,
    changed: <Trans>Changed</Trans>,
    unchanged: <Trans>Unchanged</Trans>,
    wrong: <Trans>Wrong</Trans>,
    leftOut: <Trans>Left out</Trans>,
  };
  return (
    <div className={styles.preview}>
      <div className={styles.side}>
        <StepTitle>
          <Trans>Check before importing</Trans>
        </StepTitle>
        <p>
          <b translate="no">{fileName}</b>{' '}
          <span className={styles.quiet}>
            <Plural value={total} one="# row" other="# rows" />
            {' · '}
            <Trans>Nothing is saved until you say so.</Trans>
          </span>
        </p>
        <div className={styles.share} aria-hidden="true">
          {PREVIEW_TABS.map((name) => (
            <span key={name} data-kind={name} style={{ flexGrow: list[name].length }} />
          ))}
        </div>
        {list.namedByPlate ? (
          <p className={styles.said}>
            <Trans>The list has no names of cars: each gets its plate as its name.</Trans>
          </p>
        ) : null}
        <EmptiedNotice changed={list.changed} />
        <PassedOver names={passedOver} />
        {list.isCut ? (
          <Notice kind="warning" title={<Trans>Only the first {MOST_LIST_COLUMNS} columns were read (A to IV)</Trans>}>
            <Trans>
              There is something further right in the file. If it belongs to your cars, move it further left.
            </Trans>
          </Notice>
        ) : null}
        <Columns {...{ list, mapping, isRemembered, isBusy, onCorrect }} />
        <div className={`${styles.line} ${styles.other}`}>
          {isBusy ? null : (
            <FileButton kind="text" size="small" onFile={onFile}>
              <Trans>Choose another file</Trans>
            </FileButton>
          )}
          {onSheets === null || isBusy ? null : (
            <Button kind="text" size="small" onClick={onSheets}>
              <Trans>Choose other sheets</Trans>
            </Button>
          )}
        </div>
      </div>
      <div className={styles.main}>
        <Tabs
          label={t`Rows of the file`}
          open={tab}
          onOpen={setChosen}
          tabs={PREVIEW_TABS.filter((name) => name !== 'leftOut' || list.leftOut.length > 0).map((name) => {
            const Icon = ICONS[name];
            return {
              name,
              label: (
                <span className={styles.tab} data-kind={name}>
                  <Icon size={18} stroke={1.75} aria-hidden="true" />
                  {names[name]} <b>{i18n.number(list[name].length)}</b>
                </span>
              ),
              content:
                list[name].length === 0 ? (
                  <p className={styles.none}>
                    <Trans>There are no rows of this kind.</Trans>
                  </p>
                ) : (
                  <PreviewTabRows
                    {...{ tab: name, list, isBusy, onMend, addingContact }}
                    downloadWrong={asCards ? downloadWrong : null}
                  />
                ),
            };
          })}
        />
        <Dock {...props} downloadWrong={asCards ? null : downloadWrong} />
      </div>
    </div>
  );
}

/** What will be done, in numbers, with what becomes of the other rows. */
function Dock({ list, phase, message, downloadWrong, onImport, onRetry, onLeave }: PreviewProps) {
  const { i18n } = useLingui();
  const dock = useRef<HTMLDivElement>(null);
  useKeptFocus(dock, phase);
  const count = importCount(list);
  const [added, changed, unchanged, wrong] = [list.added, list.changed, list.unchanged, list.wrong].map(({ length }) =>
    i18n.number(length),
  );
  if (phase === 'unknown' || phase === 'asking')
    return (
      <div ref={dock} tabIndex={-1} className={styles.dock}>
        <OutcomeUnknown
          title={<Trans>We do not know yet whether your cars were imported.</Trans>}
          onRetry={onRetry}
          isAsking={phase === 'asking'}
        >
          <Trans>
            The answer did not arrive. We ask twice more by ourselves, then you can try again. If it keeps failing, look
            at the list of cars, or call <CallLink />.
          </Trans>
        </OutcomeUnknown>
        {phase === 'asking' ? null : (
          <Button kind="text" onClick={onLeave}>
            <Trans>Go on without knowing</Trans>
          </Button>
        )}
      </div>
    );
  return (
    <div ref={dock} tabIndex={-1} className={styles.dock}>
      {message === null ? null : (
        <Notice kind="error" title={<Trans>Not imported yet</Trans>}>
          {message || <Trans>Check your connection, then try again.</Trans>}
        </Notice>
      )}
      <div className={styles.bar}>
        {count === 0 ? (
          <p role="status">
            {list.wrong.length === 0 ? (
              <Trans>All cars of the file are as they are here already: there is nothing to import.</Trans>
            ) : (
              <Trans>There is nothing to import until the wrong rows are mended.</Trans>
            )}
          </p>
        ) : (
          <Button
            onClick={onImport}
            inactive={phase === 'mending'}
            busy={phase === 'sending' ? <Trans>Importing…</Trans> : null}
          >
            {message === null ? (
              <Plural value={count} one="Import # car" other="Import # cars" />
            ) : (
              <Plural value={count} one="Try again with # car" other="Try again with # cars" />
            )}
          </Button>
        )}
        {list.wrong.length === 0 ? null : downloadWrong}
        <p className={styles.quiet}>
          <Trans>
            {added} new, {changed} changed
          </Trans>
          {list.unchanged.length === 0 ? null : (
            <>
              {' · '}
              <Trans>{unchanged} as they are, not sent</Trans>
            </>
          )}
          {list.wrong.length === 0 ? null : (
            <>
              {' · '}
              <Trans>{wrong} wrong, not imported</Trans>
            </>
          )}
          {count === 0 ? null : (
            <>
              {' · '}
              <Trans>can be undone once</Trans>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
