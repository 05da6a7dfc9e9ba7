import { useLingui } from '@lingui/react/macro';
import type { Standing } from '#studio/drawing/standing.ts';
import type { Tier } from '#studio/proof/record.ts';
import type { Stand } from '#studio/proof/requirement-summary.ts';

/** What a standing is called. */
export function useStandingWords(): Readonly<Record<Standing, string>> {
  const { t } = useLingui();
  return {
    full: t`Proven`,
    part: t`Partly proven`,
    none: t`Not proven yet`,
    justified: t`Left out for a reason`,
  };
}

/** What the three tiers of tests are called. */
export function useTierNames(): Readonly<Record<Tier, string>> {
  const { t } = useLingui();
  return { chart: t`The chart alone`, screens: t`Through the page`, browser: t`In a browser` };
}

/** Where tests of requirements stand. */
export function useStandNames(): Readonly<Record<Stand, string>> {
  const { t } = useLingui();
  return {
    ...useTierNames(),
    http: t`Calls of the server`,
    server: t`The server's rules`,
    parts: t`Single parts`,
  };
}
