import { Plural, Trans } from '@lingui/react/macro';
import { StandingIcon } from '#studio/drawing/standing-icon.tsx';
import type { Going } from '#studio/page/address.ts';
import { useServing, type FlowSummary } from '#studio/page/chart-data.ts';
import { PartLink } from '#studio/page/part-link.tsx';
import type { Proof } from '#studio/page/proof-data.ts';
import type { Proven } from '#studio/proof/summary.ts';
import styles from './requirements-mode.module.css';

interface LeftoversProps {
  readonly going: Going;
  readonly flows: readonly FlowSummary[];
  readonly proof: Proof;
  /** What is searched for, in small letters. */
  readonly wanted: string;
  /** The requirements that say it. */
  readonly saying: ReadonlySet<string>;
}

const isLeft = ([, { standing }]: readonly [string, Proven]) => standing !== 'full';

/**
 * The states and transitions of all charts that are not proven in full, and why where there is a reason; of a search, those whose names have its
 * text, and those that serve a requirement that says it.
 */
export function Leftovers({ going, flows, proof, wanted, saying }: LeftoversProps) {
  const { lang } = going.address;
  const serving = useServing();
  const parts = [...proof.flows].flatMap(([flow, { states, transitions }]) => [
    ...[...states].filter(isLeft).map(([id, proven]) => ({ flow, kind: 'state' as const, id, proven })),
    ...[...transitions].filter(isLeft).map(([id, proven]) => ({ flow, kind: 'transition' as const, id, proven })),
  ]);
  const left = parts
    .map((part) => {
      const served = serving.data?.find(
        ({ flow, kind, id }) => flow === part.flow && kind === part.kind && id === part.id,
      );
      return {
        ...part,
        name: served?.label[lang] ?? part.id,
        flowName: flows.find((each) => each.flow === part.flow)?.label[lang] ?? part.flow,
        req: served?.req ?? [],
      };
    })
    .filter(
      ({ name, flowName, id, req }) =>
        [name, flowName, id].some((text) => text.toLowerCase().includes(wanted)) ||
        req.some((each) => saying.has(each)),
    );
  if (left.length === 0) return null;
  return (
    <section className={styles.left}>
      <h2>
        <Plural
          value={left.length}
          one="# state or transition is not proven in full"
          other="# states and transitions are not proven in full"
        />
      </h2>
      <ul>
        {left.map(({ flow, flowName, kind, id, name, proven }) => (
          <li key={`${flow} ${kind} ${id}`}>
            <StandingIcon standing={proven.standing} />{' '}
            <PartLink going={going} flow={flow} kind={kind} id={id} name={name} />{' '}
            <span className={styles.quiet}>
              {flowName} <code>{id}</code>
            </span>
            {proven.gaps.map(({ tier, reason, who, until }) => (
              <p key={tier} className={styles.quiet}>
                <Trans>
                  Left out: {reason} ({who}, until {until})
                </Trans>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
