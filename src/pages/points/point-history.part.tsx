import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import type { PointClaim, PointEntry } from '#contract/calls/points.shapes.ts';
import { lastClaimDay } from '#domain/membership/loyalty.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import type { Api } from '#src/api/client.ts';
import { ofAccount } from '#src/api/queries/account.ts';
import { pointHistoryQuery } from '#src/api/queries/points.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { formatDayYear } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NothingYet } from '#src/parts/list/nothing.tsx';
import { PagedList, type PageInAddress } from '#src/parts/list/paged-list.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { ClaimState } from './claim-state.part.tsx';
import { ClaimPart } from './claim.part.tsx';
import { amountText, cutText, NAMES, ruleText } from '#src/parts/loyalty/points.texts.ts';
import styles from './points.module.css';

interface PointHistoryProps extends PageInAddress {
  /** The owner of the query cache. */
  readonly host: object;
  readonly api: Api;
  readonly code: string;
}

/** Everything that changed the points, with an explanation of each purchase's points. */
export function PointHistory({ host, api, code, page, onPage }: PointHistoryProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const client = queryClientOf(host);
  const [claiming, setClaiming] = useState<string | null>(null);
  const [sent, setSent] = useState<readonly string[]>([]);
  const query = useQuery(pointHistoryQuery(api, language, code, page ?? 1), client);
  return (
    <section className={styles.section} aria-labelledby="point-history">
      <h2 id="point-history">
        <Trans>Point history</Trans>
      </h2>
      <PagedList
        query={query}
        label={t`Pages of the point history`}
        page={page}
        onPage={onPage}
        nothing={<NothingYet title={<Trans>Your points will show here</Trans>} />}
      >
        {({ point_list: list, claim_list: claims = [], now }) => {
          const today = branchNow(now).date;
          return (
            <ul className={styles.entries}>
              {list.map((entry) => (
                <li key={`${entry.kind} ${entry.date_time} ${idOf(entry)}`}>
                  <Entry entry={entry} />
                  {entry.kind !== 'earned' ? null : (
                    <Claiming
                      claim={claims.find((each) => each.purchase_id === entry.purchase.purchase_id)}
                      isPossible={today <= lastClaimDay(entry.purchase.bought_on)}
                      isOpen={claiming === entry.purchase.purchase_id}
                      isSent={sent.includes(entry.purchase.purchase_id)}
                      onOpen={() => setClaiming(entry.purchase.purchase_id)}
                    >
                      <ClaimPart
                        host={host}
                        api={api}
                        code={code}
                        purchaseId={entry.purchase.purchase_id}
                        onClaimed={() => {
                          setClaiming(null);
                          setSent([...sent, entry.purchase.purchase_id]);
                          void client.invalidateQueries({ queryKey: ofAccount(code) });
                        }}
                        onClose={() => setClaiming(null)}
                      />
                    </Claiming>
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </PagedList>
    </section>
  );
}

const idOf = (entry: PointEntry): string => {
  if (entry.kind === 'earned') return entry.purchase.purchase_id;
  if (entry.kind === 'spent') return entry.redemption_id;
  return entry.kind === 'corrected' ? entry.claim_id : entry.expire_date;
};

function Entry({ entry }: { entry: PointEntry }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const day = formatDayYear(entry.date_time, language);
  const sign = entry.point > 0 ? '+' : '';
  return (
    <div className={styles.entry}>
      <span className={styles.what}>
        <Title entry={entry} />
      </span>
      <b className={styles.change} data-sign={Math.sign(entry.point)}>
        {sign}
        {i18n.number(entry.point)}
      </b>
      <span className={styles.quiet}>
        {day}
        {entry.kind === 'earned' ? ` · ${entry.purchase.branch_name}` : null}
      </span>
      {entry.kind === 'earned' ? <Explained entry={entry} /> : null}
    </div>
  );
}

function Title({ entry }: { entry: PointEntry }) {
  const { i18n } = useLingui();
  switch (entry.kind) {
    case 'earned': {
      const { bought, amount } = entry.purchase;
      return `${i18n._(NAMES[bought])} ${i18n._(amountText(bought, amount))}`;
    }
    case 'spent':
      return entry.coupon_name;
    case 'corrected':
      return <Trans>Claim granted</Trans>;
    case 'lapsed':
      return <Trans>Points ended</Trans>;
  }
}

function Explained({ entry }: { entry: Extract<PointEntry, { kind: 'earned' }> }) {
  const { i18n } = useLingui();
  const { bought, cut } = entry.purchase;
  return (
    <span className={styles.why}>
      {i18n._(ruleText(bought))}
      {cut === null ? null : <em>{i18n._(cutText(bought, cut))}</em>}
    </span>
  );
}

interface ClaimingProps {
  readonly claim: PointClaim | undefined;
  readonly isPossible: boolean;
  readonly isOpen: boolean;
  /** Claimed from this page, just now. */
  readonly isSent: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function Claiming({ claim, isPossible, isOpen, isSent, onOpen, children }: ClaimingProps) {
  const part = useRef<HTMLDivElement>(null);
  const isClaimed = isSent || claim !== undefined;
  useKeptFocus(part, isClaimed ? 'claimed' : isOpen ? 'form' : 'button');
  if (!isClaimed && !isOpen && !isPossible) return null;
  const shown = () => {
    if (claim !== undefined && !(isSent && claim.state === 'open')) return <ClaimState claim={claim} />;
    if (isSent)
      return (
        <Notice kind="success" className={styles.sent} title={<Trans>Your claim has reached us</Trans>}>
          <Trans>It is being checked. The answer comes here, in the point history.</Trans>
        </Notice>
      );
    if (isOpen) return children;
    return (
      <Button kind="text" size="small" data-in-line data-focus="claim" onClick={onOpen}>
        <Trans>Points wrong?</Trans>
      </Button>
    );
  };
  return (
    <div ref={part} tabIndex={-1} className={styles.claiming}>
      {shown()}
    </div>
  );
}
