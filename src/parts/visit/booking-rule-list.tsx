import { useLingui } from '@lingui/react/macro';
import type { bookingRules, Rule } from '#src/i18n/booking-rules.ts';
import { ThaiTime } from '#src/parts/thai-time.tsx';
import { RuleList } from '#src/ui/layout/rule-list.tsx';

/** The two rules of a booking (RB-14), with the zone of their times. */
export function BookingRuleList({ arrive, cancel }: ReturnType<typeof bookingRules>) {
  const { i18n } = useLingui();
  const item = <Icon,>(icon: Icon, { rule, isTimed, reason }: Rule) => ({
    icon,
    rule: (
      <>
        {i18n._(rule)}
        {isTimed ? <ThaiTime /> : null}
      </>
    ),
    reason: i18n._(reason),
  });
  return <RuleList rules={[item('clock' as const, arrive), item('calendar' as const, cancel)]} />;
}
