import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { bookingRules } from '#src/i18n/booking-rules.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/button.tsx';
import { RuleList } from '#src/ui/rule-list.tsx';
import { ConfirmationState } from './confirmation-state.tsx';
import { SummaryLines } from './summary-lines.tsx';
import styles from './summary.module.css';
import type { SummaryScreenProps } from './summary.types.ts';

type Name = ConfirmationScreen['screen'];

/** What each state lets the user do. Nothing is edited while a confirm is under way, or its outcome not known (RB-09). */
const MAY: Readonly<Record<Name, { edit: boolean; confirm: 'yes' | 'busy' | 'later' | 'no'; startOver: boolean }>> = {
  checkingHold: { edit: false, confirm: 'later', startOver: false },
  takingHold: { edit: false, confirm: 'later', startOver: false },
  held: { edit: true, confirm: 'yes', startOver: true },
  confirming: { edit: false, confirm: 'busy', startOver: false },
  confirmed: { edit: false, confirm: 'no', startOver: false },
  holdUnknown: { edit: true, confirm: 'no', startOver: true },
  notHeld: { edit: true, confirm: 'no', startOver: true },
  outcomeUnknown: { edit: false, confirm: 'no', startOver: false },
  slotLost: { edit: true, confirm: 'no', startOver: false },
  expired: { edit: true, confirm: 'no', startOver: true },
  interrupted: { edit: false, confirm: 'no', startOver: false },
};

const NEEDS_ATTENTION: readonly Name[] = [
  'holdUnknown',
  'notHeld',
  'outcomeUnknown',
  'slotLost',
  'expired',
  'interrupted',
];

/** Everything on one screen: the hold, each line with edit, the two rules, confirming (RB-07, RB-10, RB-14). */
export function SummaryScreen(props: SummaryScreenProps) {
  const { heading, screen, details, onEdit, onConfirm, onStartOver } = props;
  const { i18n } = useLingui();
  const language = useLanguage();
  const state = useRef<HTMLDivElement>(null);
  const may = MAY[screen.screen];
  const { arrive, cancel } = bookingRules(details.dateTime, language);
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
      {may.confirm === 'no' ? null : (
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
      {may.confirm === 'no' && !may.startOver ? null : (
        <div className={styles.actions}>
          {may.confirm === 'no' ? null : (
            <Button
              size="large"
              className={styles.confirm ?? ''}
              inactive={may.confirm === 'later'}
              busy={may.confirm === 'busy' ? <Trans>Confirming your booking…</Trans> : undefined}
              onClick={onConfirm}
            >
              <Trans>Confirm booking</Trans>
            </Button>
          )}
          {may.startOver ? (
            <Button kind="text" onClick={onStartOver}>
              <Trans>Start over and give this time back</Trans>
            </Button>
          ) : null}
        </div>
      )}
    </>
  );
}
