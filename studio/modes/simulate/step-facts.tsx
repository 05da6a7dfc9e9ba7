import { Trans } from '@lingui/react/macro';
import type { Going } from '#studio/page/address.ts';
import { Fold } from '#studio/page/controls/fold.tsx';
import { GoLink } from '#studio/page/controls/go-link.tsx';
import { contextLines, type ContextLine } from './context-text.ts';
import { stateLabel, type ChartNames } from './run-names.ts';
import { screenAfter, type Played, type Simulator } from './run.ts';
import styles from './step-facts.module.css';

interface StepFactsProps {
  readonly simulator: Simulator;
  readonly played: Played;
  readonly names: ChartNames;
  readonly going: Going;
}

/** What a step has done, and where the run stands after it. */
export function StepFacts({ simulator, played, names, going }: StepFactsProps) {
  const language = going.address.lang;
  const { step, to } = played;
  const lines = contextLines(step.before, step.after);
  const changed = lines.filter(({ was }) => was !== undefined);
  return (
    <section className={styles.facts}>
      <h2>
        <Trans>At this step</Trans>
      </h2>
      <dl>
        <dt>
          <Trans>State</Trans>
        </dt>
        <dd>
          {to.map((id) => (
            <div key={id}>
              {stateLabel(names, id, language)} <code>{id}</code>
            </div>
          ))}
        </dd>
        <dt>
          <Trans>Screen</Trans>
        </dt>
        <dd>
          <GoLink going={going} to={{ mode: 'atlas', state: to[0] ?? '', transition: '' }}>
            {screenAfter(simulator.chart, played)}
          </GoLink>
        </dd>
        <dt>
          <Trans>Tags</Trans>
        </dt>
        <dd>
          <code>{[...step.after.tags].map(String).join(', ') || '–'}</code>
        </dd>
        <dt>
          <Trans>Transitions</Trans>
        </dt>
        <dd>
          {step.fired.length === 0
            ? '–'
            : step.fired.map((id, index) => (
                <div key={`${id} ${String(index)}`}>
                  {names.transitions.get(id)?.label[language]} <code>{id}</code>
                </div>
              ))}
        </dd>
        <dt>
          <Trans>Asked for</Trans>
        </dt>
        <dd>
          {step.effects.length === 0 ? (
            '–'
          ) : (
            <ul>
              {step.effects.map((effect, index) => (
                <li key={`${effect} ${String(index)}`}>
                  <code>{effect}</code>
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
      <h3>
        <Trans>Changed in the context</Trans>
      </h3>
      {changed.length === 0 ? (
        <p className={styles.none}>
          <Trans>Nothing.</Trans>
        </p>
      ) : (
        <Lines lines={changed} />
      )}
      <Fold
        going={going}
        id="context"
        className={styles.whole}
        summary={<Trans>The whole context: {lines.length} values</Trans>}
      >
        <Lines lines={lines} />
      </Fold>
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly ContextLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ path, text, was }) => (
        <li key={path}>
          <code>{path}</code> {was != null && <del>{was}</del>} <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
