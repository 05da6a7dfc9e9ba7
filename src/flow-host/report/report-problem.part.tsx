import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { shownIn } from '#src/ui/browser/in-app.ts';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { Ways } from '#src/ui/layout/ways.tsx';
import { problemTrace } from './problem-trace.ts';
import styles from './report-problem.module.css';

const FILE = 'roddee-steps.json';

/** What led to a problem, for somebody who wants to tell of it. Nothing is sent from here: the person sees it, and hands it on. */
export function ReportProblem({ error }: { readonly error?: unknown }) {
  const { t } = useLingui();
  const [text, setText] = useState<string | null>(null);
  const [copying, setCopying] = useState<'idle' | 'copied' | 'refused'>('idle');
  const [trace] = useState(() => problemTrace(error));
  const { steps } = trace;
  if (steps.length === 0) return null;
  if (text === null)
    return (
      <p className={styles.offer}>
        <Button kind="text" onClick={() => setText(JSON.stringify(trace, null, 1))}>
          <Trans>Report this problem</Trans>
        </Button>
      </p>
    );
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopying('copied'),
      () => setCopying('refused'),
    );
  return (
    <section className={styles.report} aria-labelledby="report-problem">
      <h2 id="report-problem">
        <Trans>Report this problem</Trans>
      </h2>
      <p>
        <Trans>Save or copy the last steps of this page, and attach them when you write to us.</Trans>
      </p>
      <p>
        <Trans>
          They say which page and browser it was, which steps it took and when, which kinds of answers and errors came,
          and the numbers of branches and services. They have no name, phone number, e-mail, number plate, code or text
          of yours.
        </Trans>
      </p>
      <Ways>
        {/* An app's own browser would drop the file. */}
        {shownIn() === null && (
          <Button kind="outline" onClick={() => saveFile(new Blob([text], { type: 'application/json' }), FILE)}>
            <Trans>Save the file</Trans>
          </Button>
        )}
        <Button kind="outline" onClick={() => void copy()}>
          <span aria-live="polite">{copying === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy the text</Trans>}</span>
        </Button>
      </Ways>
      {copying === 'refused' ? (
        <p role="status">
          {shownIn() === null ? (
            <Trans>The text could not be copied here. Save the file instead.</Trans>
          ) : (
            <Trans>The text could not be copied here. Open it below and select it by hand.</Trans>
          )}
        </p>
      ) : null}
      <details>
        <summary>
          <Plural value={steps.length} one="See what is in it: # step" other="See what is in it: # steps" />
        </summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard */}
        <pre tabIndex={0} role="region" aria-label={t`The last steps of this page`} translate="no">
          {text}
        </pre>
      </details>
    </section>
  );
}
