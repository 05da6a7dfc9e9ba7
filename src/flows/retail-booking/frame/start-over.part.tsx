import { Trans } from '@lingui/react/macro';
import { AskFirst } from '#src/ui/questions/ask-first.tsx';
import { useSend } from '#src/flows/retail-booking/visit/use-retail-booking.ts';

/** Below each step: clears the whole booking after asking. */
export function StartOver({ onStartOver }: { readonly onStartOver: () => void }) {
  const send = useSend();
  return (
    <AskFirst
      label={<Trans>Start over</Trans>}
      question={<Trans>Everything you have chosen and typed will be cleared.</Trans>}
      yes={<Trans>Clear and start over</Trans>}
      no={<Trans>Keep it</Trans>}
      onYes={() => {
        send({ type: 'restart.requested' });
        onStartOver();
      }}
    />
  );
}
