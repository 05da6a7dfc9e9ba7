import { Trans } from '@lingui/react/macro';
import type { TimeScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from '#src/wizard/step.module.css';
import type { StepProps } from '#src/wizard/wizard-steps.tsx';
import { useSend } from '#src/flows/retail-booking/visit/use-retail-booking.ts';
import { toHeading } from '#src/wizard/step-heading.tsx';

/** Says to which branch the booking has moved, with a button that moves it back. */
export function MovedNotice({ state: { notice, sheet } }: Pick<StepProps<TimeScreen>, 'state'>) {
  const send = useSend();
  if (notice?.code !== 'branch.moved') return null;
  const { from } = notice;
  const name = sheet.branch?.name;
  const former = from?.branch.name;
  return (
    <Notice
      kind="success"
      className={styles.notice ?? ''}
      actions={
        <>
          {from === null ? null : (
            <Button kind="outline" size="small" onClick={() => send({ type: 'branchMove.chosen', ...from })}>
              <Trans>Back to {former}</Trans>
            </Button>
          )}
          <Button
            kind="text"
            size="small"
            onClick={() => {
              send({ type: 'notice.dismissed' });
              toHeading();
            }}
          >
            <Trans>OK</Trans>
          </Button>
        </>
      }
    >
      <Trans>Your booking is now at {name}. The services stay as they are.</Trans>
    </Notice>
  );
}
