import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StandingIcon } from '#studio/drawing/standing-icon.tsx';
import type { Going } from '#studio/page/address.ts';
import type { ChartTransition } from '#studio/reading/chart-reading.ts';
import { TIERS } from '#studio/proof/record.ts';
import { guardKey, type FlowSummary, type Proven } from '#studio/proof/summary.ts';
import { TestList } from '#studio/page/test-list.tsx';
import styles from './details.module.css';
import { useTierNames, useStandingWords } from '#studio/page/proof-texts.ts';

interface ProofPartProps {
  readonly going: Going;
  readonly summary: FlowSummary;
  readonly of: Proven;
  /** Of a transition with a guard. */
  readonly guarded: ChartTransition | null;
  readonly made: string;
}

/** What is proven of a state or a transition: by which tests, in which tier, and why not where it is not. */
export function ProofPart({ going, summary, of, guarded, made }: ProofPartProps) {
  const words = useStandingWords();
  return (
    <section className={styles.part}>
      <h3>
        <StandingIcon standing={of.standing} /> {words[of.standing]}
      </h3>
      <Tests of={of} going={going} />
      <Reasons of={of} />
      {guarded && guarded.guard !== null && (
        <>
          <h3>
            <code>{guarded.guard}</code>
          </h3>
          <Answer of={summary.guards.get(guardKey(guarded.id, true))} name={<Trans>true</Trans>} />
          <Answer of={summary.guards.get(guardKey(guarded.id, false))} name={<Trans>false</Trans>} />
        </>
      )}
      <p className={styles.made}>
        <Trans>
          Proven: the walk of the chart shows it, and the page or a browser does. Each answer of a guard counts by
          itself.
        </Trans>{' '}
        <Trans>Tests of {made}</Trans>
      </p>
    </section>
  );
}

function Answer({ of, name }: { readonly of: Proven | undefined; readonly name: ReactNode }) {
  if (!of) return null;
  const count = TIERS.reduce((sum, tier) => sum + of.tests[tier].length, 0);
  return (
    <>
      <p>
        <StandingIcon standing={of.standing} /> {name} · <Plural value={count} one="# test" other="# tests" />
      </p>
      <Reasons of={of} />
    </>
  );
}

/** Why it is left out, who answers for that, and until when. */
function Reasons({ of }: { readonly of: Proven }) {
  return of.gaps.map(({ tier, reason, who, until }) => (
    <p key={tier}>
      <Trans>
        Left out: {reason} ({who}, until {until})
      </Trans>
    </p>
  ));
}

function Tests({ of, going }: Pick<ProofPartProps, 'of' | 'going'>) {
  const names = useTierNames();
  return TIERS.map((tier) => (
    <TestList key={tier} going={going} kind={tier} name={names[tier]} tests={of.tests[tier]} />
  ));
}
