import { Plural, Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import type { Offer, Redemption } from '#machines/coupon-redeem/coupon-redeem.types.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Question } from '#src/ui/questions/question.tsx';
import { CoverDrawing } from '#src/ui/drawings/drawing.tsx';
import styles from './coupon-redeem.module.css';

interface RedeemQuestionProps {
  readonly redemption: Redemption;
  readonly offer: Offer;
  /** A code of the same coupon that can still be shown. */
  readonly live?: ReactNode;
  readonly isConfirming: boolean;
  readonly onConfirm: () => void;
  readonly onDecline: () => void;
}

/** Says, before anything is spent, how many points it costs and for how long the code can be shown. */
export function RedeemQuestion(props: RedeemQuestionProps) {
  const { redemption, offer, live, isConfirming, onConfirm, onDecline } = props;
  const id = useId();
  const { cost, cover, name } = redemption;
  const { windowMinutes: minutes } = offer;
  const rest = Math.max(0, offer.points - cost);
  return (
    <Question
      labelledBy={id}
      className={styles.panel}
      onNo={isConfirming ? null : onDecline}
      answers={
        <>
          {isConfirming ? null : (
            <Button kind="outline" data-first-focus onClick={onDecline}>
              <Trans>Not now</Trans>
            </Button>
          )}
          <Button onClick={onConfirm} busy={isConfirming ? <Trans>Getting your code…</Trans> : undefined}>
            {cost === 0 ? <Trans>Get the code</Trans> : <Plural value={cost} one="Use # point" other="Use # points" />}
          </Button>
        </>
      }
    >
      <div className={styles.coupon}>
        <span className={styles.cover}>
          <CoverDrawing href={cover} />
        </span>
        <div>
          <h2 id={id}>{name}</h2>
          <p className={styles.price}>
            {cost === 0 ? (
              <Trans>Costs no points</Trans>
            ) : (
              <>
                <b>
                  <Plural value={cost} one="# point" other="# points" />
                </b>{' '}
                <Plural value={rest} one="# point is left after that" other="# points are left after that" />
              </>
            )}
          </p>
        </div>
      </div>
      {live}
      <ul className={styles.rules}>
        <li>
          <Trans>Confirm at the branch, in front of the staff.</Trans>
        </li>
        <li>
          <Plural
            value={minutes}
            one="The code can be shown for # minute."
            other="The code can be shown for # minutes."
          />
        </li>
        {cost === 0 ? null : (
          <li>
            <Trans>Points that were used are not given back.</Trans>
          </li>
        )}
      </ul>
    </Question>
  );
}
