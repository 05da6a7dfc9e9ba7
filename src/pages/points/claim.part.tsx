import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { claimPoints } from '#contract/calls/points.calls.ts';
import type { Api } from '#src/api/client.ts';
import { writeOnce } from '#src/api/keyed-write.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextArea } from '#src/ui/inputs/text-area.tsx';
import styles from './points.module.css';

interface ClaimPartProps {
  readonly api: Api;
  readonly code: string;
  readonly purchaseId: string;
  readonly onClaimed: () => void;
  readonly onClose: () => void;
}

/** Says that the points of a purchase are wrong; its answer comes into the history. */
export function ClaimPart({ api, code, purchaseId, onClaimed, onClose }: ClaimPartProps) {
  const [note, setNote] = useState('');
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFailed(null);
    try {
      const request = { code, item: { purchase_id: purchaseId, note: note.trim() } };
      const answer = await writeOnce(api, { call: claimPoints, about: purchaseId, request });
      if (answer.kind === 'ok') onClaimed();
      else setFailed(answer.message);
    } catch {
      setFailed('');
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={styles.claim} onSubmit={(event) => void send(event)}>
      <TextArea
        label={<Trans>What is wrong?</Trans>}
        maxLength={500}
        data-first-focus
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      {failed === null ? null : (
        <Notice kind="error" title={<Trans>It was not sent</Trans>}>
          {failed === '' ? <Trans>Check your connection and try again.</Trans> : failed}
        </Notice>
      )}
      <div className={styles.answers}>
        <Button kind="outline" size="small" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button type="submit" size="small" busy={isSending ? <Trans>Sending…</Trans> : undefined}>
          <Trans>Send the claim</Trans>
        </Button>
      </div>
    </form>
  );
}
