import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/constants.ts';
import type { OpenChart } from '#studio/page/chart-data.ts';
import { FaultText } from './fault-text.tsx';
import { faultsIn, withoutFaults } from './fault.ts';
import type { Misfit, ReplayedStep } from './replay-trace.ts';
import { innermostNames, seconds } from './step-names.ts';
import styles from './step-facts.module.css';

interface StepFactsProps {
  readonly step: ReplayedStep;
  readonly open: OpenChart;
  readonly language: Language;
}

/** Everything that is known of one step. */
export function StepFacts({ step: replayed, open, language }: StepFactsProps) {
  const { step, transitions, guards, misfit } = replayed;
  const faults = faultsIn(step.fields);
  const fields = withoutFaults(step.fields);
  return (
    <div className={styles.facts}>
      <h2>
        <code>{step.event}</code>
      </h2>
      <p>
        {seconds(step.at)}
        {step.isRefused ? (
          <>
            {' · '}
            <Trans>Refused: no transition was taken.</Trans>
          </>
        ) : null}
      </p>
      {misfit === null ? null : (
        <p role="alert">
          <Misfitting misfit={misfit} />
        </p>
      )}
      <dl>
        <dt>
          <Trans>From state</Trans>
        </dt>
        <dd>{step.before.length === 0 ? <Trans>The start</Trans> : innermostNames(open, step.before, language)}</dd>
        <dt>
          <Trans>To state</Trans>
        </dt>
        <dd>{innermostNames(open, step.after, language)}</dd>
        {fields.map(([place, value]) => (
          <Field key={place} place={place} value={String(value)} />
        ))}
      </dl>
      {faults.length > 0 ? (
        <>
          <h3>
            <Trans>What went wrong</Trans>
          </h3>
          <ul>
            {faults.map((fault, index) => (
              // Several cars of one answer may have been refused alike.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <FaultText fault={fault} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {transitions.length > 0 ? (
        <>
          <h3>
            <Trans>Transitions taken</Trans>
          </h3>
          <ul>
            {transitions.map((id, index) => (
              // One transition may be taken twice in a step.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${id} ${index}`}>
                {open.transitions.get(id)?.label[language] ?? id} <code>{id}</code>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {guards.length > 0 ? (
        <>
          <h3>
            <Trans>Guards that were asked</Trans>
          </h3>
          <ul>
            {guards.map(([id, answer]) => (
              <li key={`${id} ${answer}`}>
                <code>{open.transitions.get(id)?.guard ?? id}</code> {answer ? <Trans>yes</Trans> : <Trans>no</Trans>}
                <br />
                <small>{open.transitions.get(id)?.label[language] ?? id}</small>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function Field({ place, value }: { readonly place: string; readonly value: string }) {
  return (
    <>
      <dt>
        <code>{place}</code>
      </dt>
      <dd>
        <code>{value}</code>
      </dd>
    </>
  );
}

function Misfitting({ misfit }: { readonly misfit: Misfit }) {
  switch (misfit) {
    case 'state':
      return <Trans>This chart has no such state. The steps are of another build.</Trans>;
    case 'transition':
      return <Trans>This chart has no such transition. The steps are of another build.</Trans>;
    case 'gap':
      return <Trans>Steps before this one are missing.</Trans>;
  }
}
