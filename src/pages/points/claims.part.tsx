import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { withdrawClaim } from '#contract/calls/points.calls.ts';
import type { PointClaim } from '#contract/calls/points.shapes.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import type { Api } from '#src/api/client.ts';
import { ofAccount } from '#src/api/queries/account.ts';
import { pointHistoryQuery } from '#src/api/queries/points.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { writeOnce } from '#src/api/writes/keyed-write.ts';
import { refusalOf, useCall } from '#src/api/writes/use-call.ts';
import { formatDayYear } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { AskFirst } from '#src/ui/questions/ask-first.tsx';
import { ClaimState } from './claim-state.part.tsx';
import { MissingClaim } from './missing-claim.part.tsx';
import { NotSent } from './not-sent.part.tsx';
import { amountText, NAMES } from '#src/parts/loyalty/points.texts.ts';
import styles from './points.module.css';

interface ClaimsProps {
  /** The owner of the query cache. */
  readonly host: object;
  readonly api: Api;
  readonly code: string;
  readonly page: number | undefined;
}

/** The member's own claims with what became of them, and the way to claim a purchase that is not in the history (PTS-05). */
export function Claims({ host, api, code, page }: ClaimsProps) {
  const client = queryClientOf(host);
  const query = useQuery(pointHistoryQuery(api, useLanguage(), code, page ?? 1), client);
  const [view, setView] = useState<'button' | 'form' | 'sent'>('button');
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part, view);
  if (query.data === undefined) return null;
  const { claim_list: claims = [], now } = query.data;
  const reload = () => void client.invalidateQueries({ queryKey: ofAccount(code) });
  const shown = () => {
    if (view === 'form')
      return (
        <MissingClaim
          host={host}
          api={api}
          code={code}
          today={branchNow(now).date}
          onClaimed={() => {
            setView('sent');
            reload();
          }}
          onClose={() => setView('button')}
        />
      );
    return (
      <>
        {view === 'sent' ? (
          <Notice kind="success" title={<Trans>Your claim has reached us</Trans>}>
            <Trans>It is being checked. The answer comes here.</Trans>
          </Notice>
        ) : null}
        <Button kind="outline" size="small" data-focus="missing" onClick={() => setView('form')}>
          <Trans>Claim a missing purchase</Trans>
        </Button>
      </>
    );
  };
  return (
    <section className={styles.section} aria-labelledby="point-claims">
      <h2 id="point-claims">
        <Trans>Your claims</Trans>
      </h2>
      {claims.length === 0 ? (
        <p className={styles.quiet}>
          <Trans>Is a purchase missing from the history? Tell us, and it is checked.</Trans>
        </p>
      ) : (
        <ul className={styles.entries}>
          {claims.map((claim) => (
            <Claim key={claim.claim_id} host={host} api={api} code={code} claim={claim} onWithdrawn={reload} />
          ))}
        </ul>
      )}
      <div ref={part} tabIndex={-1} className={styles.missing}>
        {shown()}
      </div>
    </section>
  );
}

interface ClaimProps extends Pick<ClaimsProps, 'host' | 'api' | 'code'> {
  readonly claim: PointClaim;
  readonly onWithdrawn: () => void;
}

function Claim({ host, api, code, claim, onWithdrawn }: ClaimProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { claim_id, bought, amount, receipt, note, made_at, answered_at } = claim;
  const withdrawing = useCall(host, async (request: { code: string; claim_id: string }, signal) => {
    const answer = await writeOnce(api, { call: withdrawClaim, about: claim_id, request }, signal);
    if (answer.kind === 'ok') onWithdrawn();
    return toOutcome(answer, { otherwise: refused }, () => null);
  });
  const boughtOn = formatDayYear(claim.bought_on, language);
  const sentOn = formatDayYear(made_at, language);
  const answeredOn = answered_at === null ? '' : formatDayYear(answered_at, language);
  return (
    <li>
      <span className={styles.what}>
        {bought === null || amount === null ? (
          <Trans>Purchase of {boughtOn}</Trans>
        ) : (
          `${i18n._(NAMES[bought])} ${i18n._(amountText(bought, amount))} · ${boughtOn}`
        )}
      </span>
      {receipt === '' || claim.purchase_id !== null ? null : (
        <span className={styles.quiet}>
          <Trans>Receipt</Trans> <span translate="no">{receipt}</span>
        </span>
      )}
      {note === '' ? null : <p className={styles.note}>{note}</p>}
      <span className={styles.quiet}>
        <Trans>Sent {sentOn}</Trans>
        {answeredOn === '' ? null : (
          <>
            {' · '}
            <Trans>answered {answeredOn}</Trans>
          </>
        )}
      </span>
      <ClaimState claim={claim} />
      {claim.state === 'open' ? (
        <AskFirst
          label={<Trans>Withdraw the claim</Trans>}
          question={<Trans>Withdraw this claim? It is then not checked.</Trans>}
          yes={withdrawing.isPending ? <Trans>Sending…</Trans> : <Trans>Withdraw</Trans>}
          no={<Trans>Leave it</Trans>}
          onYes={() => {
            if (!withdrawing.isPending) withdrawing.mutate({ code, claim_id });
          }}
        />
      ) : null}
      <NotSent refusal={refusalOf(withdrawing)} />
    </li>
  );
}
