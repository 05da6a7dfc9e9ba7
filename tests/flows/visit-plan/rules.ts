import type { visitPlanMachine } from '#machines/visit-plan/visit-plan.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { planningRules } from './planning.rules.ts';
import { changesRules } from './changes.rules.ts';

/** What FLEET says of a plan of visits, in the order of its parts. */
export const rules: RulesOf<typeof visitPlanMachine> = [...planningRules, ...changesRules];
