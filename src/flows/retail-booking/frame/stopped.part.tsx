import { Trans } from '@lingui/react/macro';
import type { RetailBookingScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import { Report } from '#src/flow-host/report/report.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { useLostFocus } from '#src/ui/page/lost-focus.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';

export type Stopped = Extract<RetailBookingScreen, { screen: 'interrupted' | 'changedElsewhere' }>;

/** The booking has stopped until the visitor decides how to continue. What had the focus is gone, so the notice gets it. */
export function StoppedNotice({ screen }: { readonly screen: Stopped }) {
  const place = useLostFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1}>
      <Why screen={screen} />
    </div>
  );
}

function Why({ screen }: { readonly screen: Stopped }) {
  const { actor, draft, host } = useVisit();
  if (screen.screen === 'changedElsewhere') {
    return (
      <Notice
        kind="warning"
        title={<Trans>This booking was changed in another tab</Trans>}
        actions={
          <Button onClick={draft.takeOver}>
            <Trans>Continue here</Trans>
          </Button>
        }
      >
        <Trans>So that nothing is mixed up, please go on in one tab only.</Trans>
      </Notice>
    );
  }
  return (
    <Notice
      // Not an error: nothing is lost. The visitor was signed out elsewhere, or a part of the page failed.
      kind="info"
      title={<Trans>The booking is paused</Trans>}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'resume.requested' })}>
            <Trans>Continue</Trans>
          </Button>
          {actor.getSnapshot().can({ type: 'restart.requested' }) ? (
            <Button kind="outline" onClick={() => actor.send({ type: 'restart.requested' })}>
              <Trans>Start over</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <Trans>What you have chosen is kept.</Trans>
      <Report languages={host.languages} />
    </Notice>
  );
}
