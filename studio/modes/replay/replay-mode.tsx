import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TraceStep } from '#machines/shared/trace/trace.types.ts';
import { Action } from '#studio/page/controls/action.tsx';
import controls from '#studio/page/controls/controls.module.css';
import { FileAction } from '#studio/page/controls/file-action.tsx';
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
  const source = (
    <div className={styles.source}>
      <FileAction label={t`File of steps`} onText={(given) => (given === null ? setRefused(true) : read(given))}>
        <Trans>Open a file of steps</Trans>
      </FileAction>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          read(text);
        }}
      >
        <input
          type="text"
          className={controls.field}
          aria-label={t`Steps as a text`}
          placeholder={t`or paste their text`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Action type="submit" disabled={text === ''}>
          <Trans>Open the text</Trans>
        </Action>
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
