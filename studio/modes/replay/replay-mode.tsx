import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Trace } from '#machines/shared/trace/trace.types.ts';
import { Action } from '#studio/page/controls/action.tsx';
import controls from '#studio/page/controls/controls.module.css';
import { FileAction } from '#studio/page/controls/file-action.tsx';
import { FaultText } from './fault-text.tsx';
import { faultOf } from './fault.ts';
import { readTrace } from './read-trace.ts';
import { TraceView, type TraceModeProps } from './trace-view.tsx';
import styles from './trace-view.module.css';

const NOTHING: Trace['steps'] = [];

/** Kept while the page lives, so that a look at another mode does not lose it. */
let opened: Trace | null = null;

/** The steps that somebody has reported, from a file or as a text. */
export function ReplayMode(props: TraceModeProps) {
  const { going, flows } = props;
  const { t } = useLingui();
  const [shown, setShown] = useState(opened);
  const [isRefused, setRefused] = useState(false);
  const [text, setText] = useState('');
  const read = (given: string) => {
    const trace = readTrace(given);
    const isKnown = trace?.steps.some((step) => flows.some(({ chart }) => chart === step.flow)) ?? false;
    const isOne = trace !== null && (isKnown || trace.error !== undefined);
    setRefused(!isOne);
    if (!isOne) return;
    opened = trace;
    setShown(trace);
    setText('');
    const moved = trace.steps.flatMap((step) => flows.filter(({ chart }) => chart === step.flow));
    const last = moved.at(-1);
    if (last === undefined) return;
    // What went wrong is at the end, in the flow that was the last to move.
    const step = trace.error === undefined ? 1 : moved.filter((each) => each === last).length;
    going.go({ step: String(step), flow: last.flow }, 'replace');
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
      {shown?.error ? (
        <p>
          <Trans>The screen told of an error:</Trans> <FaultText fault={faultOf(shown.error)} />
        </p>
      ) : null}
      {isRefused ? (
        <p role="alert">
          <Trans>These are no steps of charts. Take the file that “Report this problem” saves.</Trans>
        </p>
      ) : null}
    </div>
  );
  return <TraceView {...props} steps={shown?.steps ?? NOTHING} source={source} isLive={false} />;
}
