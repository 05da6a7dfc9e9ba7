import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { MyCarsState } from '#machines/my-cars/my-cars.selectors.ts';
import { OutcomeUnknown } from '#src/parts/answers/outcome-unknown.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Question } from '#src/ui/questions/question.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { CarCardProps } from './my-cars.view.ts';

export type Concerned = Exclude<MyCarsState, { screen: 'resting' }>;
type Props = Omit<CarCardProps, 'car'> & { readonly state: Concerned };

/** The question before a deletion, why something was refused, or that its outcome is unknown. */
export function CarTaskNotice(props: Props) {
  const { state } = props;
  if (state.screen === 'refused') return <Refusal {...props} />;
  if (state.screen === 'outcomeUnknown' || (state.screen === 'changing' && state.isRepeat))
    return <Unknown {...props} />;
  return <DeleteQuestion {...props} />;
}

function DeleteQuestion({ state, onAgree, onDecline }: Props) {
  const id = useId();
  const { name } = state.task.car;
  const isDeleting = state.screen === 'changing';
  return (
    <Question
      labelledBy={id}
      onNo={isDeleting ? null : onDecline}
      answers={
        <>
          {isDeleting ? null : (
            <Button size="small" data-first-focus onClick={onDecline}>
              <Trans>Keep the car</Trans>
            </Button>
          )}
          <Button kind="danger" size="small" onClick={onAgree} busy={isDeleting ? <Trans>Deleting…</Trans> : undefined}>
            <Trans>Delete the car</Trans>
          </Button>
        </>
      }
    >
      <p id={id}>
        <b>
          <Trans>Delete “{name}”?</Trans>
        </b>
      </p>
      <p>
        <Trans>It leaves your list at once. You can add it again at any time.</Trans>
      </p>
    </Question>
  );
}

function Unknown({ state, onRetry }: Props) {
  return (
    <OutcomeUnknown
      title={
        state.task.what === 'deletion' ? (
          <Trans>We do not know yet whether the car was deleted.</Trans>
        ) : (
          <Trans>We do not know yet whether your favourite was changed.</Trans>
        )
      }
      onRetry={onRetry}
      isAsking={state.screen === 'changing'}
    >
      <Trans>The answer did not arrive. We ask again every few seconds; nothing is done twice.</Trans>
    </OutcomeUnknown>
  );
}

function Refusal(props: Props) {
  const { state, onCloseRefusal } = props;
  const { name } = state.task.car;
  return (
    <Notice
      kind="error"
      onDismiss={onCloseRefusal}
      title={
        state.task.what === 'deletion' ? (
          <Trans>“{name}” cannot be deleted</Trans>
        ) : (
          <Trans>Your favourite was not changed</Trans>
        )
      }
      actions={
        <Button kind="outline" size="small" data-first-focus onClick={onCloseRefusal}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Reason {...props} />
    </Notice>
  );
}

function Reason({ state, isOnly, renderBooking }: Props) {
  if (state.screen !== 'refused') return null;
  const { refusal } = state;
  switch (refusal.kind) {
    case 'booking':
      return (
        <>
          <p>
            <Trans>It has a booking.</Trans>
          </p>
          {refusal.bookingId === null ? null : renderBooking(refusal.bookingId)}
          <p>
            <Trans>Cancel that first, or delete the car after the visit.</Trans>
          </p>
        </>
      );
    case 'favourite':
      return isOnly ? (
        <Trans>It is your favourite, and your only car. Add another one and make that your favourite first.</Trans>
      ) : (
        <Trans>It is your favourite. Make another car your favourite first.</Trans>
      );
    case 'refused':
      return refusal.message === '' ? <Trans>Please try again.</Trans> : refusal.message;
  }
}
