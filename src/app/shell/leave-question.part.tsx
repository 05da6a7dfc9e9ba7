import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/actions/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { Actions } from '#src/ui/questions/question.tsx';

interface LeaveQuestionProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Leave while an answer is on its way that only this page would show? */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      title={<Trans>Leave before the answer is here?</Trans>}
      closeLabel={t`Close`}
      onClose={onStay}
      firstFocus="control"
    >
      <p>
        <Trans>What you sent is still on its way. If you leave now, you do not see whether it was done.</Trans>
      </p>
      <Actions>
        <Button data-autofocus onClick={onStay}>
          <Trans>Stay here</Trans>
        </Button>
        <Button kind="outline" onClick={onLeave}>
          <Trans>Leave this page</Trans>
        </Button>
      </Actions>
    </Dialog>
  );
}
