import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ImportResult, RowRefused } from '#machines/fleet-import/fleet-import.types.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Actions } from '#src/ui/questions/question.tsx';
import { faultText } from '../fault.texts.ts';
import { FileButton } from '../file-chooser.part.tsx';
import styles from '../fleet-import.module.css';
import { StepTitle } from './step-title.part.tsx';

interface DoneProps {
  readonly result: ImportResult;
  /** How many rows of the file are still wrong. */
  readonly wrong: number;
  readonly downloadWrong: ReactNode;
  readonly ways: ReactNode;
  readonly onUndo: (importId: string) => void;
  readonly onFile: (file: File) => void;
}

/** What became of the import, row by row where the server did not take one. */
export function Done({ result, wrong, downloadWrong, ways, onUndo, onFile }: DoneProps) {
  const { added, changed, unchanged, refused, importId } = result;
  const count = added + changed;
  return (
    <div className={styles.step}>
      <StepTitle>
        {count === 0 ? (
          <Trans>Nothing was to be changed</Trans>
        ) : (
          <Plural value={count} one="# car imported" other="# cars imported" />
        )}
      </StepTitle>
      <ul className={styles.counts}>
        <Count count={added} label={<Trans>New</Trans>} />
        <Count count={changed} label={<Trans>Changed</Trans>} />
        <Count count={unchanged} label={<Trans>Unchanged</Trans>} />
        {refused.length > 0 ? <Count count={refused.length} label={<Trans>Not taken</Trans>} isBad /> : null}
        {wrong > 0 ? <Count count={wrong} label={<Trans>Wrong in the file</Trans>} isBad /> : null}
      </ul>
      {refused.length === 0 ? null : <RefusedRows rows={refused} />}
      {wrong === 0 ? null : (
        <Notice
          kind="warning"
          title={<Plural value={wrong} one="# row is not imported yet" other="# rows are not imported yet" />}
          actions={downloadWrong}
        >
          <Trans>Download them, mend them in Excel, and import that file.</Trans>
        </Notice>
      )}
      <Actions>
        {ways}
        <FileButton onFile={onFile}>
          <Trans>Import another file</Trans>
        </FileButton>
        {importId === null ? null : (
          <Button kind="text" onClick={() => onUndo(importId)}>
            <Trans>Undo this import</Trans>
          </Button>
        )}
      </Actions>
    </div>
  );
}

interface CountProps {
  readonly count: number;
  readonly label: ReactNode;
  readonly isBad?: boolean;
}

export function Count({ count, label, isBad = false }: CountProps) {
  const { i18n } = useLingui();
  return (
    <li data-bad={isBad || undefined}>
      <b>{i18n.number(count)}</b> <span>{label}</span>
    </li>
  );
}

/** So many are named; nobody reads more, and the page stays quick. */
export const MOST_NAMED = 200;

function RefusedRows({ rows }: { readonly rows: readonly RowRefused[] }) {
  const { i18n } = useLingui();
  return (
    <Notice
      kind="warning"
      title={<Plural value={rows.length} one="# row was not taken" other="# rows were not taken" />}
    >
      <ul className={styles.refused}>
        {rows.slice(0, MOST_NAMED).map(({ sheet, row, plate, faults }) => (
          <li key={`${sheet} ${row}`}>
            <b translate="no">{plate}</b>{' '}
            <span className={styles.quiet}>
              <Trans>
                Row {row} in sheet “<span translate="no">{sheet}</span>”
              </Trans>
            </span>{' '}
            {faults.map((fault) => i18n._(faultText(fault, sheet).why)).join(', ')}
          </li>
        ))}
        <More count={rows.length - MOST_NAMED} />
      </ul>
    </Notice>
  );
}

export const More = ({ count }: { readonly count: number }) =>
  count <= 0 ? null : (
    <li>
      <Plural value={count} one="and # more" other="and # more" />
    </li>
  );
