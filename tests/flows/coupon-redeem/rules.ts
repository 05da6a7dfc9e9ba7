import type { couponRedeemMachine } from '#machines/coupon-redeem/coupon-redeem.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { codeRules } from './code.rules.ts';
import { listRules } from './list.rules.ts';
import { spendingRules } from './spending.rules.ts';
import { wayRules } from './way.rules.ts';

/** What RDM-01 says, in the order of its parts. */
export const rules: RulesOf<typeof couponRedeemMachine> = [...listRules, ...spendingRules, ...codeRules, ...wayRules];
