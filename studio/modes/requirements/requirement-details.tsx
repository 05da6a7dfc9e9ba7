import { Trans, useLingui } from '@lingui/react/macro';
import { StandingIcon } from '#studio/drawing/standing-icon.tsx';
import type { Going } from '#studio/page/address.ts';
import type { FlowSummary, Serving } from '#studio/page/chart-data.ts';
import { PartLink } from '#studio/page/part-link.tsx';
import { standingIn, type Proof } from '#studio/page/proof-data.ts';
import frame from '#studio/page/studio.module.css';
import type { Requirement } from '#studio/proof/requirements.ts';
import type { RequirementSummary } from '#studio/proof/requirement-summary.ts';
import { classes } from '#src/ui/theme/classes.ts';
import { NamedTests } from './named-tests.tsx';
import styles from './requirements-mode.module.css';

interface RequirementDetailsProps {
  readonly going: Going;
  readonly flows: readonly FlowSummary[];
  readonly requirement: Requirement;
  readonly summary: RequirementSummary | undefined;
  readonly serving: readonly Serving[];
  readonly proof: Proof | null;
}

/** One requirement: its text, the tests that name it, and what serves it in the charts. */
export function RequirementDetails({ going, flows, requirement, summary, serving, proof }: RequirementDetailsProps) {
  const { t } = useLingui();
  const { lang } = going.address;
  return (
    <aside className={classes(frame.side, styles.side)} aria-label={t`Details`}>
      <h2>{requirement.id}</h2>
      <p lang="en">{requirement.text}</p>
      <p className={styles.quiet}>
        <Trans>Section {requirement.section} of the specification</Trans>
      </p>
      {summary && <NamedTests summary={summary} going={going} />}
      <h3>
        <Trans>States and transitions</Trans>
      </h3>
      {serving.length === 0 && (
        <p className={styles.quiet}>
          <Trans>No chart serves it: it is about pages or calls.</Trans>
        </p>
      )}
      <ul>
        {serving.map(({ flow, kind, id, label }) => (
          <li key={`${flow} ${kind} ${id}`}>
            <PartLink going={going} flow={flow} kind={kind} id={id} name={label[lang]} />{' '}
            <StandingIcon standing={standingIn(proof?.flows.get(flow), id)} />{' '}
            <span className={styles.quiet}>{flows.find((each) => each.flow === flow)?.label[lang] ?? flow}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
