import { IconBan } from '@tabler/icons-react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import { oneOf, type Going } from '#studio/page/address.ts';
import { CauseIcon, CAUSES, useCauseNames } from './cause-icon.tsx';
import { clockText } from './clock-text.ts';
import { RefusalReason } from './refusal-reason.tsx';
import styles from './run-log.module.css';
import { actionsOf, stateKey, stepLabel, technicalName, type ChartNames } from './run-names.ts';
import { isRefused, type Played } from './run.ts';

interface RunLogProps {
  readonly steps: readonly Played[];
  readonly at: number;
  readonly input: string;
  readonly names: ChartNames;
  readonly language: Language;
  readonly onStep: (at: number) => void;
  readonly going: Pick<Going, 'address' | 'go'>;
  /** The clock, beside the heading. */
  readonly clock: ReactNode;
}

const FILTERS = ['all', 'start', ...CAUSES, 'refused'] as const;
type Filter = (typeof FILTERS)[number];

const isOf = (filter: Filter, played: Played) =>
  filter === 'all' || (filter === 'refused' ? isRefused(played) : played.cause === filter);

/** Scrolls only the list, not the page. */
function bringIntoView(line: HTMLElement | null): void {
  const list = line?.closest('ol');
  if (!line || !list) return;
  const [seen, wanted] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (wanted.bottom > seen.bottom) list.scrollTop += wanted.bottom - seen.bottom;
  if (wanted.top < seen.top) list.scrollTop -= seen.top - wanted.top;
}

/** The steps of a run, a line each; choosing one goes back to it. */
export function RunLog({ steps, at, input, names, language, onStep, going, clock }: RunLogProps) {
  const { t } = useLingui();
  const causes = useCauseNames();
  const filter = oneOf(FILTERS, going.address.log, 'all');
  const setFilter = (name: Filter) => going.go({ log: name === 'all' ? '' : name }, 'replace');

  const filters: readonly (readonly [Filter, string])[] = [
    ['all', t`All`],
    ...CAUSES.map((cause) => [cause, causes[cause]] as const),
    ['refused', t`Refused`],
  ];
  return (
    <section className={styles.log} aria-label={t`Log`}>
      <div className={styles.head}>
        <h2>
          <Trans>Log</Trans>
        </h2>
        <div className={styles.filters} role="group" aria-label={t`Show in the log`}>
          {filters.map(([name, label]) => {
            const count = steps.filter((played) => isOf(name, played)).length;
            return name !== 'all' && count === 0 && filter !== name ? null : (
              <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
                {label} <span>{count}</span>
              </button>
            );
          })}
        </div>
        {clock}
      </div>
      <ol className={styles.lines}>
        {steps.map((played, index) =>
          isOf(filter, played) ? (
            <li key={index} data-refused={isRefused(played) ? '' : undefined} data-ahead={index > at ? '' : undefined}>
              <button
                type="button"
                className={styles.line}
                ref={index === at ? bringIntoView : undefined}
                aria-current={index === at ? 'step' : undefined}
                onClick={() => onStep(index)}
              >
                <span className={styles.number}>{index}</span>
                <span className={styles.time}>{clockText(played.passed)}</span>
                <span className={styles.cause}>
                  <CauseIcon cause={played.cause} />
                  <span>{causes[played.cause]}</span>
                </span>
                <EventCell played={played} input={input} names={names} language={language} />
                <WayCell played={played} names={names} />
              </button>
            </li>
          ) : null,
        )}
      </ol>
    </section>
  );
}

function EventCell({
  played,
  input,
  names,
  language,
}: { played: Played } & Pick<RunLogProps, 'input' | 'names' | 'language'>) {
  const { happening } = played;
  if (happening === null)
    return (
      <span className={styles.event}>
        <Trans>Starts with</Trans> <code>{input}</code>
      </span>
    );
  const label = stepLabel(names, played, language);
  return (
    <span className={styles.event}>
      {label !== '' && <span className={styles.label}>{label} </span>}
      <code>{technicalName(happening)}</code>
      {happening.text !== '' && ` ${happening.text}`}
    </span>
  );
}

/** `chosen → loading / clearDateTime`, or why nothing happened. */
function WayCell({ played, names }: { readonly played: Played; readonly names: ChartNames }) {
  const keys = (ids: readonly string[]) => ids.map((id) => stateKey(names, id)).join(', ');
  const { from, to, refusals } = played;
  if (isRefused(played))
    return (
      <span className={styles.refusal}>
        <IconBan size={15} stroke={1.75} aria-hidden="true" />
        <span>
          <Trans>refused</Trans>
          {' · '}
          <RefusalReason refusals={refusals} />
        </span>
      </span>
    );
  const actions = actionsOf(names, played);
  return (
    <code className={styles.way}>
      {from.length > 0 && `${keys(from)} `}→ {keys(to)}
      {actions.length > 0 && ` / ${actions.join(', ')}`}
    </code>
  );
}
