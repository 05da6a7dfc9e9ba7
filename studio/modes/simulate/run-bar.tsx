import { IconArrowBackUp, IconDeviceFloppy, IconFileUpload, IconRestore } from '@tabler/icons-react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type SubmitEvent } from 'react';
import type { Language } from '#domain/constants.ts';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { Action } from '#studio/page/controls/action.tsx';
import controls from '#studio/page/controls/controls.module.css';
import { FileAction } from '#studio/page/controls/file-action.tsx';
import styles from './run-bar.module.css';
import { fileName, fileOf, fileText } from './run-file.ts';
import { savedRuns, type SavedRun } from './saved-runs.ts';
import type { Simulation } from './use-simulation.ts';

interface RunBarProps {
  readonly simulation: Simulation;
  readonly language: Language;
  readonly onFile: (text: string | null) => void;
  readonly onExample: (run: SavedRun) => void;
}

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** Where a run begins, the runs that are kept with the tests, and the way back. */
export function RunBar({ simulation, language, onFile, onExample }: RunBarProps) {
  const { t } = useLingui();
  const { simulator, script, at, undo, start } = simulation;
  const [isSaving, setSaving] = useState(false);
  const inputs = Object.keys(simulator.chart.fixtures.inputs);
  return (
    <div className={styles.bar}>
      <label className={styles.field}>
        <Trans>Start with</Trans>
        <select className={controls.field} value={script.input} onChange={(event) => start(event.currentTarget.value)}>
          {inputs.map((input) => (
            <option key={input}>{input}</option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <Trans>Example runs</Trans>
        <select
          className={controls.field}
          value=""
          onChange={(event) => {
            const run = savedRuns.find(({ name }) => name === event.currentTarget.value);
            if (run) onExample(run);
          }}
        >
          <option value="" disabled>
            {t`Choose a run`}
          </option>
          {savedRuns.map(({ name, title }) => (
            <option key={name} value={name}>
              {title[language]}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.actions}>
        <Action onClick={undo} disabled={at === 0} aria-keyshortcuts="Backspace">
          <IconArrowBackUp {...ICON} />
          <Trans>One step back</Trans>
        </Action>
        <Action onClick={() => start(script.input)}>
          <IconRestore {...ICON} />
          <Trans>Start anew</Trans>
        </Action>
        <FileAction label={t`File of a run`} onText={onFile}>
          <IconFileUpload {...ICON} />
          <Trans>Open a run</Trans>
        </FileAction>
        <Action aria-expanded={isSaving} onClick={() => setSaving(!isSaving)}>
          <IconDeviceFloppy {...ICON} />
          <Trans>Save as a test</Trans>
        </Action>
      </div>
      {isSaving && <SaveRun simulation={simulation} onSaved={() => setSaving(false)} />}
    </div>
  );
}

/** The run up to the step that is looked at, as a file that the tests replay. */
function SaveRun({ simulation, onSaved }: { readonly simulation: Simulation; readonly onSaved: () => void }) {
  const { simulator, script, run, at } = simulation;
  const [name, setName] = useState('');
  const hint = useId();
  const { flow } = simulator.chart;
  const folder = `tests/flows/${flow}/runs/`;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const title = name.trim();
    if (title === '') return;
    const file = fileOf(simulator, { th: title, en: title }, script, { ...run, steps: run.steps.slice(0, at + 1) });
    saveFile(new Blob([fileText(file)], { type: 'application/json' }), fileName(flow, title));
    onSaved();
  };
  return (
    <form className={styles.save} onSubmit={save}>
      <label className={styles.field}>
        <Trans>What the run shows</Trans>
        <input
          className={controls.field}
          required
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          aria-describedby={hint}
        />
      </label>
      <Action type="submit">
        <Trans>Save the file</Trans>
      </Action>
      <p id={hint} className={styles.hint}>
        <Trans>
          It has {at} steps. Put it into <code>{folder}</code>: the tests then replay it.
        </Trans>
      </p>
    </form>
  );
}
