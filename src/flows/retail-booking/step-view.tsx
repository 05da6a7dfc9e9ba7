import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectScreen as selectConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { selectConfirmation, type RetailBookingScreen } from '#machines/retail-booking/retail-booking.selectors.ts';
import { confirmAction } from '#src/flows/booking-confirmation/confirm-action.ts';
import { AskFirst } from '#src/ui/actions/ask-first.tsx';
import { BookingFrame, type StepLink } from './frame/booking-frame.tsx';
import { ChartNotice } from './frame/chart-notice.tsx';
import type { PrimaryAction } from './frame/wizard-frame.tsx';
import { rememberBranch } from './recent-branches.ts';
import { newRequestKey } from './request-key.ts';
import type { FlowHost, RetailBookingSession } from './retail-booking.session.ts';
import { INFORMATION_FORM } from './steps/information-form-name.ts';
import { StepPart } from './step-part.tsx';
import styles from './step-view.module.css';
import { useConfirmPrimary } from './use-confirm-primary.ts';
import { UnkeptPart } from './unkept-part.tsx';
import { useLocalNames } from './use-local-names.ts';

export type StepScreen = Extract<RetailBookingScreen, { steps: unknown }>;

interface StepViewProps {
  readonly screen: StepScreen;
  readonly session: RetailBookingSession;
  readonly host: FlowHost;
  readonly renderStepLink: StepLink;
  readonly takesFocus: boolean;
}

/** The step's own part for each screen of the chart, inside the frame that all share. */
export function StepView({ screen: chosen, session, host, renderStepLink, takesFocus }: StepViewProps) {
  const { actor } = session;
  const { t } = useLingui();
  const screen = useLocalNames(chosen, host, session);
  const [begun, setBegun] = useState(0);
  const primary = usePrimary(screen, session);
  const locked = screen.screen === 'summary' && screen.locked;
  return (
    <BookingFrame
      steps={screen.steps}
      sheet={screen.sheet}
      renderStepLink={renderStepLink}
      primary={primary}
      clear={
        screen.screen === 'branch' && screen.chosen !== null
          ? { step: 'branch', label: t`Clear the branch`, onPress: () => actor.send({ type: 'branch.cleared' }) }
          : null
      }
      onBack={screen.screen === 'branch' || locked ? null : () => actor.send({ type: 'back.pressed' })}
      locked={locked}
    >
      <ChartNotice notice={screen.notice} onDismiss={() => actor.send({ type: 'notice.dismissed' })} />
      <UnkeptPart session={session} host={host} step={screen.screen} />
      <StepPart
        key={begun}
        screen={screen}
        actor={actor}
        session={session}
        host={host}
        takesFocus={takesFocus || begun > 0}
      />
      {screen.screen === 'summary' || isBlank(screen) ? null : (
        <div className={styles.startOver}>
          <AskFirst
            key={screen.screen}
            label={<Trans>Start over</Trans>}
            question={<Trans>Everything you have chosen and typed will be cleared.</Trans>}
            yes={<Trans>Clear and start over</Trans>}
            no={<Trans>Keep it</Trans>}
            onYes={() => {
              actor.send({ type: 'start.over' });
              setBegun(begun + 1);
            }}
          />
        </div>
      )}
    </BookingFrame>
  );
}

const isBlank = ({ sheet: { branch, services, otherService, customer } }: StepScreen) =>
  branch === null && services.length === 0 && otherService === '' && customer === null;

const usePrimary = (screen: StepScreen, { actor }: RetailBookingSession): PrimaryAction | null => {
  const { t } = useLingui();
  const confirmation = useSelector(actor, selectConfirmation);
  const action = useSelector(confirmation ?? undefined, (snapshot) =>
    snapshot ? confirmAction(selectConfirmationScreen(snapshot)) : 'no',
  );
  const confirm = useConfirmPrimary(action, () =>
    confirmation?.send({ type: 'confirm.pressed', requestKey: newRequestKey() }),
  );
  const next = () => {
    if (screen.screen === 'branch' && screen.chosen) rememberBranch(screen.chosen.location_id);
    actor.send({ type: 'next.pressed' });
  };
  const inactive = !actor.getSnapshot().can({ type: 'next.pressed' });
  switch (screen.screen) {
    case 'branch':
      return { label: t`Choose services`, onPress: next, inactive };
    case 'services':
      return { label: t`Choose date and time`, onPress: next, inactive };
    case 'time':
      return { label: t`Fill in your details`, onPress: next, inactive };
    case 'information':
      return {
        label: t`Check and confirm`,
        form: INFORMATION_FORM,
        note: t`The next step keeps this time for you for 15 minutes.`,
      };
    case 'summary':
      return confirm;
  }
};
