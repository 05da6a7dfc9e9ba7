import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ChangeEvent } from 'react';
import type { TraceStep } from '#machines/shared/trace/trace.types.ts';
import { readTrace } from './read-trace.ts';
import { TraceView, type TraceModeProps } from './trace-view.tsx';
import styles from './trace-view.module.css';

const NOTHING: readonly TraceStep[] = [];

/** Kept while the page lives, so that a look at another mode does not lose it. */
let opened: readonly TraceStep[] = NOTHING;

/** The steps that somebody has reported, from a file or as a text. */
export function ReplayMode(props: TraceModeProps) {
  const { going, flows } = props;
  const { t } = useLingui();
  const [steps, setSteps] = useState(opened);
  const [isRefused, setRefused] = useState(false);
  const [text, setText] = useState('');
  const read = (given: string) => {
    const trace = readTrace(given);
    setRefused(trace === null);
    if (trace === null) return;
    opened = trace.steps;
    setSteps(opened);
    setText('');
    const flow = flows.find(({ chart }) => trace.steps.some((step) => step.flow === chart))?.flow;
    const isHere = flows.some(
      ({ flow: each, chart }) => each === going.address.flow && trace.steps.some((step) => step.flow === chart),
    );
    going.go({ step: '1', ...(flow === undefined || isHere ? {} : { flow }) }, 'replace');
  };
  const readFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) file.text().then(read, () => setRefused(true));
  };
  const source = (
    <div className={styles.source}>
      <label className={styles.file}>
        <Trans>Open a file of steps</Trans>
        <input type="file" accept=".json,application/json" onChange={readFile} />
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          read(text);
        }}
      >
        <input
          type="text"
          className={styles.text}
          aria-label={t`Steps as a text`}
          placeholder={t`or paste their text`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className={styles.action} disabled={text === ''}>
          <Trans>Play</Trans>
        </button>
      </form>
      {isRefused ? (
        <p role="alert">
          <Trans>These are no steps of charts. Take the file that “Report this problem” saves.</Trans>
        </p>
      ) : null}
    </div>
  );
  return <TraceView {...props} steps={steps} source={source} isLive={false} />;
}
