import { Trans } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { useTypedText } from '#src/api/typed/typed-values.ts';
import { claimPoints } from '#contract/calls/points.calls.ts';
import { CLAIM_NOTE_MAX } from '#domain/membership/point-claim.ts';
import type { Api } from '#src/api/client.ts';
import { writeOnce } from '#src/api/writes/keyed-write.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { refusalOf, useCall } from '#src/api/writes/use-call.ts';
import { Actions } from '#src/ui/questions/question.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { TextArea } from '#src/ui/inputs/text-area.tsx';
import { typedClaims } from './claim.store.ts';
import { NotSent } from './not-sent.part.tsx';
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
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const claiming = useCall(host, async (text: string, signal) => {
    const request = { code, item: { purchase_id: purchaseId, note: text } };
    const answer = await writeOnce(api, { call: claimPoints, about: purchaseId, request }, signal);
    if (answer.kind === 'ok') {
      typedClaims.write(purchaseId, null);
      onClaimed();
    }
    return toOutcome(answer, { otherwise: refused }, () => null);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === '') {
      setAsked(true);
      field.current?.focus();
    } else if (!claiming.isPending) claiming.mutate(note.trim());
  };
  return (
    <form method="post" className={styles.claim} noValidate onSubmit={send}>
      <TextArea
        label={<Trans>What is wrong?</Trans>}
        ref={field}
        maxLength={CLAIM_NOTE_MAX}
        data-first-focus
        value={note}
        error={isAsked && note.trim() === '' ? <Trans>Say what is wrong, so that it can be checked</Trans> : undefined}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      <NotSent refusal={refusalOf(claiming)} />
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
