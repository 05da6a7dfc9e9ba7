import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { bookingRules } from '#src/i18n/booking-rules.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { AskFirst } from '#src/ui/actions/ask-first.tsx';
import { RuleList } from '#src/ui/layout/rule-list.tsx';
import { confirmAction } from './confirm-action.view.ts';
import { ConfirmationState } from './confirmation-state.part.tsx';
import { SummaryLines } from './summary-lines.part.tsx';
import styles from './summary.module.css';
import type { SummaryScreenProps } from './summary.types.ts';

type Name = ConfirmationScreen['screen'];

/** Nothing is edited or started anew while a confirm is under way, or its outcome not known (RB-09). */
const MAY: Readonly<Record<Name, { edit: boolean; startOver: boolean }>> = {
  checkingHold: { edit: false, startOver: false },
  takingHold: { edit: false, startOver: false },
  held: { edit: true, startOver: true },
  confirming: { edit: false, startOver: false },
  confirmed: { edit: false, startOver: false },
  holdUnknown: { edit: true, startOver: true },
  notHeld: { edit: true, startOver: true },
  outcomeUnknown: { edit: false, startOver: false },
  slotLost: { edit: true, startOver: false },
  expired: { edit: true, startOver: true },
};

const NEEDS_ATTENTION: readonly Name[] = ['holdUnknown', 'notHeld', 'outcomeUnknown', 'slotLost', 'expired'];

/** Everything on one screen: the hold, each line with edit, the two rules (RB-07, RB-10, RB-14). It is confirmed by the frame's button. */
export function SummaryScreen(props: SummaryScreenProps) {
  const { heading, screen, details, clock, onEdit, onStartOver } = props;
  const { i18n } = useLingui();
  const language = useLanguage();
  const state = useRef<HTMLDivElement>(null);
  const may = MAY[screen.screen];
  const { arrive, cancel } = bookingRules(details.dateTime, clock.now(), language);
  const extension = screen.screen === 'held' ? screen.extension : null;
  const shown = useRef(screen.screen);

  // A button that was pressed may be gone in the new state: the focus goes to what the state says.
  useEffect(() => {
    const isNew = shown.current !== screen.screen;
    shown.current = screen.screen;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if ((isNew && NEEDS_ATTENTION.includes(screen.screen)) || (isLost && (isNew || extension === 'used')))
      state.current?.focus();
  }, [screen.screen, extension]);

  return (
    <>
      {heading}
      <div ref={state} tabIndex={-1} className={styles.state}>
        <ConfirmationState {...props} />
      </div>
      <SummaryLines details={details} isTimeLost={screen.screen === 'slotLost'} onEdit={may.edit ? onEdit : null} />
      {confirmAction(screen) === 'no' ? null : (
        <section className={styles.before}>
          <h2>
            <Trans>Before you confirm</Trans>
          </h2>
          <RuleList
            rules={[
              { icon: 'clock', rule: i18n._(arrive.rule), reason: i18n._(arrive.reason) },
              { icon: 'calendar', rule: i18n._(cancel.rule), reason: i18n._(cancel.reason) },
            ]}
          />
        </section>
      )}
      {may.startOver ? (
        <div className={styles.actions}>
          <AskFirst
            label={<Trans>Start over and give this time back</Trans>}
            question={<Trans>Everything you have chosen and typed will be cleared.</Trans>}
            yes={<Trans>Clear and start over</Trans>}
            no={<Trans>Keep it</Trans>}
            onYes={onStartOver}
          />
        </div>
      ) : null}
    </>
  );
}
