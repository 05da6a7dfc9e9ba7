import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** Above a form that begins with what was typed before, and not saved. */
export function StillHere({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <Notice
      title={<Trans>What you had typed is still here.</Trans>}
      actions={
        <Button kind="outline" size="small" onClick={onDiscard}>
          <Trans>Discard it</Trans>
        </Button>
      }
    >
      <Trans>It is not saved yet.</Trans>
    </Notice>
  );
}
