import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import type { ChartState, ChartTransition } from '#studio/reading/chart-reading.ts';
import type { Going } from '#studio/page/address.ts';
import { useRequirements, type FlowSummary, type OpenChart } from '#studio/page/chart-data.ts';
import { GoLink } from '#studio/page/controls/go-link.tsx';
import styles from './details.module.css';
import type { Proof } from '#studio/page/proof-data.ts';
import { ProofPart } from './proof.part.tsx';

interface DetailsProps {
  readonly open: OpenChart;
  readonly flows: readonly FlowSummary[];
  readonly going: Going;
  readonly proof: Proof | null;
}

/** What is looked at, in words: the transition, else the state, else the chart. */
export function Details({ open, flows, going, proof }: DetailsProps) {
  const { address } = going;
  const summary = flows.find(({ flow }) => flow === open.chart.flow);
  const transition = open.transitions.get(address.transition);
  const state = open.states.get(address.state);
  const isUnknown = (address.transition !== '' && !transition) || (address.state !== '' && !state);
  const summaryOfFlow = proof?.flows.get(open.chart.flow);
  const shown = transition
    ? summaryOfFlow?.transitions.get(transition.id)
    : state && summaryOfFlow?.states.get(state.id);
  return (
    <div className={styles.details}>
      {isUnknown && (
        <p role="alert" className={styles.unknown}>
          <Trans>The link names something that this chart does not have. Here is the chart.</Trans>
        </p>
      )}
      {transition ? (
        <TransitionDetails transition={transition} going={going} />
      ) : state ? (
        <StateDetails state={state} open={open} flows={flows} going={going} />
      ) : (
        <ChartDetails open={open} summary={summary} language={address.lang} />
      )}
      <Requirements ids={(transition ?? state ?? open.reading.states[0])?.req ?? []} going={going} />
      {summaryOfFlow && shown && proof && (
        <ProofPart going={going} summary={summaryOfFlow} of={shown} guarded={transition ?? null} made={proof.made} />
      )}
    </div>
  );
}

interface ChartDetailsProps {
  readonly open: OpenChart;
  readonly summary: FlowSummary | undefined;
  readonly language: Language;
}

function ChartDetails({ open, summary, language }: ChartDetailsProps) {
  const [root] = open.reading.states;
  return (
    <section className={styles.part}>
      <h2>{root?.label[language]}</h2>
      <code>{open.chart.flow}</code>
      {summary && (
        <>
          <p>{summary.about[language]}</p>
          <p>
            <Plural value={summary.states} one="# state" other="# states" />
            {' · '}
            <Plural value={summary.transitions} one="# transition" other="# transitions" />
          </p>
        </>
      )}
    </section>
  );
}

/** Several things, or nothing. */
function Fact({ name, children }: { readonly name: ReactNode; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {children.map((each, index) => (
          <div key={index}>{each}</div>
        ))}
      </dd>
    </>
  );
}

const codes = (texts: readonly string[]) => texts.map((text) => <code key={text}>{text}</code>);

function StateDetails({
  state,
  open,
  flows,
  going,
}: { readonly state: ChartState } & Pick<DetailsProps, 'open' | 'flows' | 'going'>) {
  const { lang } = going.address;
  const { t } = useLingui();
  const { transitions, timers, actors } = open.reading;
  const out = transitions.filter(({ from }) => from === state);
  const into = transitions.filter(({ to }) => to.includes(state));
  const kinds = [
    ...(state.isFinal ? [t`The chart ends here`] : []),
    ...(state.isParallel ? [t`Its parts are in force together`] : []),
  ];
  return (
    <section className={styles.part}>
      <h2>{state.label[lang]}</h2>
      <code>{state.id}</code>
      <dl className={styles.facts}>
        <Fact name={<Trans>Kind</Trans>}>{kinds}</Fact>
        <Fact name={<Trans>Tags</Trans>}>{codes(state.tags)}</Fact>
        <Fact name={<Trans>On entry</Trans>}>{codes(state.entry)}</Fact>
        <Fact name={<Trans>On exit</Trans>}>{codes(state.exit)}</Fact>
        <Fact name={<Trans>Runs</Trans>}>
          {actors
            .filter((actor) => actor.in === state)
            .map(({ id, source, chart }) =>
              chart === null ? (
                <code key={id}>{source}</code>
              ) : (
                <GoLink key={id} going={going} to={{ flow: flows.find((each) => each.chart === chart)?.flow ?? '' }}>
                  {source}
                </GoLink>
              ),
            )}
        </Fact>
        <Fact name={<Trans>Timers</Trans>}>
          {timers
            .filter((timer) => timer.in === state)
            .map(({ delay, length }) => (
              <code key={delay}>{length === null ? delay : `${delay} ${length / 1000} s`}</code>
            ))}
        </Fact>
      </dl>
      <TransitionList title={<Trans>Out of it</Trans>} transitions={out} going={going} to />
      <TransitionList title={<Trans>Into it</Trans>} transitions={into} going={going} />
    </section>
  );
}

function TransitionList({
  title,
  transitions,
  going,
  to = false,
}: {
  readonly title: ReactNode;
  readonly transitions: readonly ChartTransition[];
  readonly going: Going;
  readonly to?: boolean;
}) {
  const { lang } = going.address;
  if (transitions.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.links}>
        {transitions.map((one) => (
          <li key={one.id}>
            <GoLink going={going} to={{ transition: one.id }}>
              {one.label[lang]}
            </GoLink>{' '}
            <code>
              {one.on}
              {one.guard !== null && ` [${one.guard}]`}
            </code>
            <span className={styles.way}>
              {to ? one.to.map((each) => `→ ${each.label[lang]}`).join(', ') : `${one.from.label[lang]} →`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function TransitionDetails({ transition, going }: { transition: ChartTransition; going: Going }) {
  const { lang } = going.address;
  const { from, to, on, guard, actions, label, id } = transition;
  const stateLink = (state: ChartState) => (
    <GoLink key={state.id} going={going} to={{ state: state.id, transition: '' }}>
      {state.label[lang]} <code>{state.key}</code>
    </GoLink>
  );
  return (
    <section className={styles.part}>
      <h2>{label[lang]}</h2>
      <code>{id}</code>
      <dl className={styles.facts}>
        <Fact name={<Trans>From state</Trans>}>{[stateLink(from)]}</Fact>
        <Fact name={<Trans>To state</Trans>}>
          {to.length === 0 ? [<Trans key="stays">stays where it is</Trans>] : to.map(stateLink)}
        </Fact>
        <Fact name={<Trans>On</Trans>}>{codes([on])}</Fact>
        <Fact name={<Trans>If</Trans>}>{guard === null ? [] : codes([guard])}</Fact>
        <Fact name={<Trans>Does</Trans>}>{codes(actions)}</Fact>
      </dl>
    </section>
  );
}

function Requirements({ ids, going }: { readonly ids: readonly string[]; readonly going: Going }) {
  const { data } = useRequirements();
  if (ids.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>
        <Trans>Requirements</Trans>
      </h3>
      <ul className={styles.requirements}>
        {ids.map((id) => (
          <li key={id}>
            <GoLink going={going} to={{ mode: 'requirements', requirement: id }}>
              {id}
            </GoLink>
            <span lang="en">{data?.find((each) => each.id === id)?.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
