import { Plural, Trans } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import type { CouponRedeemState } from '#machines/coupon-redeem/coupon-redeem.selectors.ts';
import type { Clock } from '#machines/shared/clock.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { ListSkeleton } from '#src/parts/list/list-skeleton.tsx';
import { OutcomeUnknown } from '#src/parts/answers/outcome-unknown.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { CallLink } from '#src/ui/brand/call-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { CouponList } from './coupon-list.screen.tsx';
import styles from './coupon-redeem.module.css';
import { OpenCode } from './open-code.screen.tsx';
import { RedeemQuestion } from './redeem-question.screen.tsx';

export interface CouponRedeemScreenProps {
  /** From the chart's selectScreen. */
  readonly screen: CouponRedeemState;
  readonly clock: Clock;
  /** Rendered together with the coupons, not while they are loading: it would push the placeholder down. */
  readonly above?: ReactNode;
  /** In the question: a code of the same coupon that can still be shown. */
  readonly live?: ReactNode;
  readonly onChoose: (id: number) => void;
  readonly onConfirm: () => void;
  readonly onDecline: () => void;
  readonly onList: () => void;
  readonly onRetry: () => void;
}

/** From the list of coupons to the code that is shown at a branch (RDM-01). */
export function CouponRedeemScreen(props: CouponRedeemScreenProps) {
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part, props.screen.screen);
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      {props.above}
      <Shown {...props} />
    </div>
  );
}

function Shown({ screen, clock, live, onChoose, onConfirm, onDecline, onList, onRetry }: CouponRedeemScreenProps) {
  switch (screen.screen) {
    case 'loading':
      return <ListSkeleton rows={8} />;
    case 'notRead':
      return <CannotDisplay onRetry={onRetry}>{screen.isNamed ? <Others onList={onList} /> : null}</CannotDisplay>;
    case 'choosing':
    case 'obtaining': {
      const asked = screen.screen === 'obtaining' ? screen.chosen : null;
      return (
        <>
          <Balance points={screen.offer.points} />
          <CouponList offer={screen.offer} asked={asked} onChoose={onChoose} />
        </>
      );
    }
    case 'asking':
      return (
        <RedeemQuestion {...screen} live={live} isConfirming={false} onConfirm={onConfirm} onDecline={onDecline} />
      );
    case 'confirming':
      return screen.isRepeat ? (
        <Unknown onRetry={onRetry} isAsking />
      ) : (
        <RedeemQuestion {...screen} isConfirming onConfirm={onConfirm} onDecline={onDecline} />
      );
    case 'outcomeUnknown':
      return <Unknown onRetry={onRetry} />;
    case 'open':
      return <OpenCode {...screen} clock={clock} onList={onList} />;
    case 'closing':
      return (
        <Notice title={<Trans>Checking whether this coupon was used…</Trans>} actions={<Others onList={onList} />}>
          {screen.redemption.name}
        </Notice>
      );
    case 'unchecked':
      return <Unchecked name={screen.redemption.name} onList={onList} onRetry={onRetry} />;
    case 'used':
      return (
        <Notice kind="success" title={<Trans>This coupon has been used</Trans>} actions={<Others onList={onList} />}>
          {screen.redemption.name}
        </Notice>
      );
    case 'expired':
      return <Expired name={screen.redemption.name} onList={onList} />;
    case 'tooFew':
      return (
        <TooFew
          name={screen.coupon?.name ?? ''}
          cost={screen.coupon?.cost ?? 0}
          points={screen.points}
          onList={onList}
        />
      );
    case 'refused':
      return <Refused {...screen} onList={onList} />;
  }
}

function Balance({ points }: { points: number }) {
  return (
    <p className={styles.balance}>
      <Trans>You have</Trans>{' '}
      <b>
        <Plural value={points} one="# point" other="# points" />
      </b>
    </p>
  );
}

function Others({ onList }: { onList: () => void }) {
  return (
    <Button kind="outline" size="small" onClick={onList}>
      <Trans>Other coupons</Trans>
    </Button>
  );
}

function Unknown({ onRetry, isAsking = false }: { onRetry: () => void; isAsking?: boolean }) {
  return (
    <OutcomeUnknown
      title={<Trans>We do not know yet whether your code is there</Trans>}
      onRetry={onRetry}
      isAsking={isAsking}
    >
      <Trans>
        The answer did not arrive. We are checking every few seconds; please stay on this page. Points are used once,
        however often we ask.
      </Trans>
    </OutcomeUnknown>
  );
}

interface ExpiredProps {
  readonly name: string;
  readonly onList: () => void;
}

function Expired({ name, onList }: ExpiredProps) {
  return (
    <Over name={name} actions={<Others onList={onList} />}>
      <Trans>
        The code cannot be used any more. If something went wrong at the branch, call <CallLink />.
      </Trans>
    </Over>
  );
}

function Unchecked({ name, onList, onRetry }: ExpiredProps & { readonly onRetry: () => void }) {
  const actions = (
    <>
      <Others onList={onList} />
      <Button size="small" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </>
  );
  return (
    <Over name={name} actions={actions}>
      <Trans>By the clock it is over, but we could not check whether the branch has used it.</Trans>
    </Over>
  );
}

interface OverProps {
  readonly name: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

function Over({ name, actions, children }: OverProps) {
  return (
    <Notice kind="warning" title={<Trans>The time to show this code is over</Trans>} actions={actions}>
      <p>{name}</p>
      <p>{children}</p>
    </Notice>
  );
}

interface TooFewProps {
  readonly name: string;
  readonly cost: number;
  readonly points: number;
  readonly onList: () => void;
}

function TooFew({ name, cost, points, onList }: TooFewProps) {
  return (
    <Notice kind="info" title={<Trans>Not enough points</Trans>} actions={<Others onList={onList} />}>
      <p>
        {name} · <Plural value={cost} one="# point" other="# points" />
      </p>
      <Balance points={points} />
    </Notice>
  );
}

type RefusedProps = Extract<CouponRedeemState, { screen: 'refused' }> & { readonly onList: () => void };

function Refused({ reason, message, onList }: RefusedProps) {
  if (reason === 'gone')
    return (
      <Notice kind="info" title={<Trans>This coupon is no longer offered</Trans>} actions={<Others onList={onList} />}>
        <Trans>No points were used.</Trans>
      </Notice>
    );
  return (
    <Notice kind="error" title={<Trans>The coupon was not redeemed</Trans>} actions={<Others onList={onList} />}>
      {message ?? <Trans>No points were used. Please try again.</Trans>}
    </Notice>
  );
}
