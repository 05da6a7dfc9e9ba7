import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useTypedText } from '#src/api/typed/typed-values.ts';
import { claimPoints } from '#contract/calls/points.calls.ts';
import type { Api } from '#src/api/client.ts';
import { writeOnce } from '#src/api/writes/keyed-write.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { refusalOf, useCall } from '#src/api/writes/use-call.ts';
import { Actions } from '#src/ui/questions/question.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextArea } from '#src/ui/inputs/text-area.tsx';
import { typedClaims } from './claim.store.ts';
import styles from './points.module.css';

interface ClaimPartProps {
  /** Whose cache it is. */
  readonly host: object;
  readonly api: Api;
  readonly code: string;
  readonly purchaseId: string;
  readonly onClaimed: () => void;
  readonly onClose: () => void;
}

/** Lets a member report wrong points for a purchase; the answer appears in the history. */
export function ClaimPart({ host, api, code, purchaseId, onClaimed, onClose }: ClaimPartProps) {
  const [note, setNote] = useTypedText(typedClaims, purchaseId);
  const claiming = useCall(host, async (text: string, signal) => {
    const request = { code, item: { purchase_id: purchaseId, note: text } };
    const answer = await writeOnce(api, { call: claimPoints, about: purchaseId, request }, signal);
    if (answer.kind === 'ok') {
      typedClaims.write(purchaseId, null);
      onClaimed();
    }
    return toOutcome(answer, { otherwise: refused }, () => null);
  });
  const refusal = refusalOf(claiming);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!claiming.isPending) claiming.mutate(note.trim());
  };
  return (
    <form className={styles.claim} onSubmit={send}>
      <TextArea
        label={<Trans>What is wrong?</Trans>}
        maxLength={500}
        data-first-focus
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      {refusal === null ? null : (
        <Notice kind="error" title={<Trans>It was not sent</Trans>}>
          {refusal || <Trans>Check your connection and try again.</Trans>}
        </Notice>
      )}
      <Actions>
        <Button kind="outline" size="small" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button type="submit" size="small" busy={claiming.isPending ? <Trans>Sending…</Trans> : undefined}>
          <Trans>Send the claim</Trans>
        </Button>
      </Actions>
    </form>
  );
}
