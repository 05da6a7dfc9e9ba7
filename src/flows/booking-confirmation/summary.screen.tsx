import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { bookingRules } from '#src/i18n/booking-rules.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isFocusLost } from '#src/ui/page/lost-focus.ts';
import { AskFirst } from '#src/ui/questions/ask-first.tsx';
import { BookingRuleList } from '#src/parts/visit/booking-rule-list.tsx';
import { ConfirmationState } from './confirmation-state.part.tsx';
import { SameVisit } from './same-visit.part.tsx';
import { SummaryLines } from './summary-lines.part.tsx';
import styles from './summary.module.css';
import type { SummaryScreenProps } from './summary.types.ts';

type Name = ConfirmationScreen['screen'];

const NEEDS_ATTENTION: readonly Name[] = ['holdUnknown', 'notHeld', 'outcomeUnknown', 'slotLost', 'expired'];

/** Something failed, and nobody has said why. */
const isUnexplained = (screen: ConfirmationScreen): boolean =>
  screen.screen === 'outcomeUnknown' ||
  ((screen.screen === 'holdUnknown' || screen.screen === 'notHeld') && screen.refusal === null);

/** The hold, each line with its edit link, and the two rules, on one screen (RB-07, RB-10, RB-14). The frame's button confirms. */
export function SummaryScreen(props: SummaryScreenProps) {
  const { heading, screen, locked, details, sameVisit, clock, onEdit, report, onStartOver } = props;
  const language = useLanguage();
  const state = useRef<HTMLDivElement>(null);
  const needsAttention = NEEDS_ATTENTION.includes(screen.screen);
  const showsRules = !needsAttention && screen.screen !== 'confirmed';
  const isLost = screen.screen === 'slotLost';
  const isHeld = screen.screen === 'held';
  const extension = screen.screen === 'held' ? screen.extension : null;
  const shown = useRef(screen.screen);

  // The pressed button may be gone in the new state, so the focus moves to the state's text.
  useEffect(() => {
    const isNew = shown.current !== screen.screen;
    shown.current = screen.screen;
    const isNowhere = isFocusLost();
    if ((isNew && needsAttention) || (isNowhere && (isNew || extension === 'used'))) state.current?.focus();
  }, [screen.screen, needsAttention, extension]);

  return (
    <>
      {heading}
      <div ref={state} tabIndex={-1} className={styles.state}>
        <ConfirmationState {...props} />
      </div>
      {isUnexplained(screen) ? report : null}
      {sameVisit === null || !showsRules ? null : <SameVisit code={sameVisit.code} plate={details.customer.plate} />}
      <SummaryLines details={details} isTimeLost={isLost} onEdit={locked ? null : onEdit} />
      {showsRules ? (
        <section className={styles.before}>
          <h2>
            <Trans>Before you confirm</Trans>
          </h2>
          <BookingRuleList {...bookingRules(details.dateTime, clock.now(), language)} />
        </section>
      ) : null}
      <div className={styles.actions}>
        {locked ? null : (
          <AskFirst
            label={isHeld ? <Trans>Start over and give this time back</Trans> : <Trans>Start over</Trans>}
            question={<Trans>Everything you have chosen and typed will be cleared.</Trans>}
            yes={<Trans>Clear and start over</Trans>}
            no={<Trans>Keep it</Trans>}
            onYes={onStartOver}
          />
        )}
      </div>
    </>
  );
}
