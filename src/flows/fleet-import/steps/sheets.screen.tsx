import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OpenFile, SheetChoice } from '#machines/fleet-import/fleet-import.types.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Checkbox } from '#src/ui/inputs/checkbox.tsx';
import { Actions } from '#src/ui/questions/question.tsx';
import { PassedOver } from '../passed-over.part.tsx';
import { FileButton } from '../file-chooser.part.tsx';
import styles from '../fleet-import.module.css';
import { StepTitle } from './step-title.part.tsx';

interface SheetsProps {
  readonly fileName: string;
  readonly open: OpenFile;
  readonly onSheets: (choice: SheetChoice) => void;
  readonly onFile: (file: File) => void;
}

/** Which sheets are read, and whether their hidden rows are; each with how many rows it has. */
export function Sheets({ fileName, open: { sheets, suggested, passedOver }, onSheets, onFile }: SheetsProps) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(suggested));
  const [filteredToo, setFilteredToo] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const filtered = sheets.reduce((sum, each) => (chosen.has(each.index) ? sum + each.filtered : sum), 0);
  const toggle = (index: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(index);
    else next.delete(index);
    setChosen(next);
  };
  return (
    <div className={styles.step}>
      <StepTitle>
        {sheets.length > 1 ? <Trans>Which sheets have your cars?</Trans> : <Trans>Some rows are hidden</Trans>}
      </StepTitle>
      <p translate="no">{fileName}</p>
      {sheets.length > 1 || sheets.some(({ hidden }) => hidden) ? (
        <ul className={styles.sheets}>
          {sheets.map(({ index, name, rows, hidden }) => (
            <li key={index}>
              <Checkbox
                isTicked={chosen.has(index)}
                onTick={(isTicked) => toggle(index, isTicked)}
                label={
                  <>
                    <b translate="no">{name}</b>{' '}
                    <span className={styles.quiet}>
                      <Plural value={rows} one="# row" other="# rows" />
                      {hidden ? (
                        <>
                          {' · '}
                          <Trans>hidden in Excel</Trans>
                        </>
                      ) : null}
                    </span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      <PassedOver names={passedOver} />
      {filtered === 0 ? null : (
        <Checkbox
          isTicked={filteredToo}
          onTick={setFilteredToo}
          label={
            <Plural
              value={filtered}
              one="Read the row too that a filter hides in Excel (#)"
              other="Read the rows too that a filter hides in Excel (#)"
            />
          }
        />
      )}
      {isAsked && chosen.size === 0 ? (
        <p role="alert" className={styles.fault}>
          <Trans>Choose at least one sheet.</Trans>
        </p>
      ) : null}
      <Actions>
        <Button
          inactive={chosen.size === 0}
          onInactive={() => setAsked(true)}
          onClick={() =>
            onSheets({ sheets: sheets.flatMap(({ index }) => (chosen.has(index) ? [index] : [])), filteredToo })
          }
        >
          {sheets.length > 1 ? (
            <Plural value={chosen.size} one="Check # sheet" other={`Check ${i18n.number(chosen.size)} sheets`} />
          ) : (
            <Trans>Check the list</Trans>
          )}
        </Button>
        <FileButton onFile={onFile}>
          <Trans>Choose another file</Trans>
        </FileButton>
      </Actions>
    </div>
  );
}
