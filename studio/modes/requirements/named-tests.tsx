import { Trans, useLingui } from '@lingui/react/macro';
import { StandingIcon } from '#studio/drawing/standing-icon.tsx';
import type { Standing } from '#studio/drawing/standing.ts';
import { useStandNames } from '#studio/page/proof-texts.ts';
import type { Going } from '#studio/page/address.ts';
import type { NamedTest, Sign } from '#studio/proof/requirements.ts';
import { STANDS, type RequirementSummary } from '#studio/proof/requirement-summary.ts';
import { TestList } from '#studio/page/test-list.tsx';

export const testsOf = ({ tests }: RequirementSummary): NamedTest[] => STANDS.flatMap((stand) => tests[stand]);

const STANDING: Readonly<Record<Sign, Standing>> = { shown: 'full', 'claimed by a test': 'part', open: 'none' };

/** Whether a test drives the product for it, some test claims it, or nothing shows it. */
export function SignOf({ summary }: { readonly summary: RequirementSummary }) {
  const { t } = useLingui();
  const words: Readonly<Record<Sign, string>> = {
    shown: t`In the product`,
    'claimed by a test': t`In parts only`,
    open: t`Nowhere yet`,
  };
  return (
    <>
      <StandingIcon standing={STANDING[summary.sign]} /> {words[summary.sign]}
    </>
  );
}

/** The tests that name a requirement, by where they stand, and what of its charts is not proven. */
export function NamedTests({ summary, going }: { readonly summary: RequirementSummary; readonly going: Going }) {
  const names = useStandNames();
  return (
    <>
      <h3>
        <SignOf summary={summary} />
      </h3>
      {STANDS.filter((stand) => summary.tests[stand].length > 0).map((stand) => (
        <TestList key={stand} going={going} kind={stand} name={names[stand]} tests={summary.tests[stand]} />
      ))}
      {summary.unproven.length > 0 && (
        <p>
          <Trans>Not proven in full, of its states and transitions: {summary.unproven.length}</Trans>
        </p>
      )}
    </>
  );
}
