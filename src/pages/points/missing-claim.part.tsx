import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { claimPoints } from '#contract/calls/points.calls.ts';
import { CLAIM_DAYS, type Bought } from '#domain/membership/loyalty.ts';
import {
  CLAIM_NOTE_MAX,
  CLAIM_RECEIPT_MAX,
  claimAmount,
  missingPurchaseProblems,
  type MissingPurchase,
} from '#domain/membership/point-claim.ts';
import { addDays, type BranchDate } from '#domain/thai-calendar.ts';
import type { Api } from '#src/api/client.ts';
import { branchesQuery } from '#src/api/queries/catalogue.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { writeOnce } from '#src/api/writes/keyed-write.ts';
import { refusalOf, useCall } from '#src/api/writes/use-call.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DayField } from '#src/parts/list/day-field.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { TextArea } from '#src/ui/inputs/text-area.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { Actions } from '#src/ui/questions/question.tsx';
import { NotSent } from './not-sent.part.tsx';
import { BOUGHT, isFuel, NAMES } from '#src/parts/loyalty/points.texts.ts';
import styles from './points.module.css';

interface MissingClaimProps {
  /** Whose cache it is. */
  readonly host: object;
  readonly api: Api;
  readonly code: string;
  readonly today: BranchDate;
  readonly onClaimed: () => void;
  readonly onClose: () => void;
}

const NOTHING: MissingPurchase = { boughtOn: undefined, branch: '', bought: '', amount: '' };
const boughtOf = (text: string): Bought | undefined => BOUGHT.find((each) => each === text);

/** Claims the points of a purchase that is not in the history: when, where, what and how much. */
export function MissingClaim({ host, api, code, today, onClaimed, onClose }: MissingClaimProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(NOTHING);
  const [receipt, setReceipt] = useState('');
  const [note, setNote] = useState('');
  const [attempt, setAttempt] = useState(0);
  const branches = useQuery(branchesQuery(api, language, '', null), queryClientOf(host));
  const problems = missingPurchaseProblems(typed, today);
  const shown = attempt === 0 ? {} : problems;
  const set = (change: Partial<MissingPurchase>) => setTyped((now) => ({ ...now, ...change }));
  const claiming = useCall(host, async (item: Parameters<typeof claimOf>[0], signal) => {
    const request = { code, item: claimOf(item) };
    const answer = await writeOnce(api, { call: claimPoints, about: 'missing', request }, signal);
    if (answer.kind === 'ok') onClaimed();
    return toOutcome(answer, { otherwise: refused }, () => null);
  });
  // The first field that lacks something.
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(problems).length > 0) setAttempt(attempt + 1);
    else if (!claiming.isPending) claiming.mutate({ ...typed, receipt, note });
  };
  const days = CLAIM_DAYS;
  const dayTexts = {
    missing: t`Choose the day of the purchase`,
    toCome: t`This day is still to come`,
    tooLate: t`Points can be claimed within ${days} days of the purchase`,
    noAmount: '',
  };
  const bought = boughtOf(typed.bought);
  const amountLabel = bought === undefined ? t`Litres or baht` : isFuel(bought) ? t`Litres` : t`Baht`;
  return (
    <form method="post" ref={form} className={styles.claim} noValidate onSubmit={send}>
      <div data-first-focus tabIndex={-1} className={styles.group} role="group" aria-label={t`The missing purchase`}>
        <DayField
          label={t`Day of the purchase`}
          day={typed.boughtOn}
          today={today}
          min={addDays(today, -CLAIM_DAYS)}
          onDay={(boughtOn) => set({ boughtOn })}
          error={shown.boughtOn && dayTexts[shown.boughtOn]}
        />
        <NativeSelect
          label={<Trans>Branch</Trans>}
          placeholder={branches.isError ? t`The branches could not be loaded` : t`Choose the branch`}
          options={(branches.data ?? []).map(({ location_id: id, name }) => ({ value: String(id), label: name }))}
          value={typed.branch}
          error={shown.branch && <Trans>Choose the branch</Trans>}
          onChange={({ currentTarget: { value } }) => set({ branch: value })}
        />
        <NativeSelect
          label={<Trans>What did you buy?</Trans>}
          placeholder={t`Choose what you bought`}
          options={BOUGHT.map((each) => ({ value: each, label: i18n._(NAMES[each]) }))}
          value={typed.bought}
          error={shown.bought && <Trans>Choose what you bought</Trans>}
          onChange={({ currentTarget: { value } }) => set({ bought: value })}
        />
        <TextField
          label={amountLabel}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed.amount}
          error={shown.amount && <Trans>Type a number, such as 40 or 35.5.</Trans>}
          onChange={({ currentTarget: { value } }) => set({ amount: value })}
        />
        <TextField
          label={<Trans>Receipt number</Trans>}
          note={<Trans>(optional)</Trans>}
          autoComplete="off"
          maxLength={CLAIM_RECEIPT_MAX}
          value={receipt}
          onChange={({ currentTarget: { value } }) => setReceipt(value)}
        />
      </div>
      <TextArea
        label={<Trans>What else we should know</Trans>}
        note={<Trans>(optional)</Trans>}
        maxLength={CLAIM_NOTE_MAX}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      <NotSent refusal={refusalOf(claiming)} />
      <Actions>
        <Button type="submit" size="small" busy={claiming.isPending ? <Trans>Sending…</Trans> : undefined}>
          <Trans>Send the claim</Trans>
        </Button>
        <Button kind="outline" size="small" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </Actions>
    </form>
  );
}

function claimOf({
  boughtOn = '',
  branch,
  bought,
  amount,
  receipt,
  note,
}: MissingPurchase & { readonly receipt: string; readonly note: string }) {
  return {
    bought_on: boughtOn,
    location_id: Number(branch),
    bought: boughtOf(bought) ?? 'other',
    amount: claimAmount(amount) ?? 0,
    receipt: receipt.trim(),
    note: note.trim(),
  };
}
