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
}

const isLeft = ([, { standing }]: readonly [string, Proven]) => standing !== 'full';

/** The states and transitions of all charts that are not proven in full, and why where there is a reason. */
export function Leftovers({ going, flows, proof }: LeftoversProps) {
  const { lang } = going.address;
  const serving = useServing();
  const left = [...proof.flows].flatMap(([flow, { states, transitions }]) => [
    ...[...states].filter(isLeft).map(([id, proven]) => ({ flow, kind: 'state' as const, id, proven })),
    ...[...transitions].filter(isLeft).map(([id, proven]) => ({ flow, kind: 'transition' as const, id, proven })),
  ]);
  const labelOf = (flow: string, kind: string, id: string) =>
    serving.data?.find((each) => each.flow === flow && each.kind === kind && each.id === id)?.label[lang] ?? id;
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
        {left.map(({ flow, kind, id, proven }) => (
          <li key={`${flow} ${kind} ${id}`}>
            <StandingIcon standing={proven.standing} />{' '}
            <PartLink going={going} flow={flow} kind={kind} id={id} name={labelOf(flow, kind, id)} />{' '}
            <span className={styles.quiet}>
              {flows.find((each) => each.flow === flow)?.label[lang]} <code>{id}</code>
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
