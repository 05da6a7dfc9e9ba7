import { Plural, Trans } from '@lingui/react/macro';
import type { Offer, OfferedCoupon } from '#machines/coupon-redeem/coupon-redeem.types.ts';
import { formatDayYear } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NothingYet } from '#src/parts/list/nothing.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { CoverDrawing } from '#src/ui/drawings/drawing.tsx';
import { Unfold } from '#src/parts/list/unfold.tsx';
import styles from './coupon-redeem.module.css';

interface CouponListProps {
  readonly offer: Offer;
  /** The coupon that is being requested; null if none is. */
  readonly asked: number | null;
  readonly onChoose: (id: number) => void;
}

/** The coupons that points can buy, and how many points are missing for each. */
export function CouponList({ offer, asked, onChoose }: CouponListProps) {
  const { coupons, points } = offer;
  if (coupons.length === 0) return <NothingYet title={<Trans>There are no coupons at the moment</Trans>} />;
  return (
    <ul className={styles.coupons}>
      {coupons.map((coupon) => (
        <li key={coupon.id} data-dear={coupon.cost > points || undefined}>
          <Coupon coupon={coupon} />
          <p className={styles.cost}>
            <b>{coupon.cost === 0 ? <Trans>Free</Trans> : <Cost points={coupon.cost} />}</b>
            {coupon.cost > points ? (
              <span id={`coupon-${coupon.id}-short`}>
                <Plural value={coupon.cost - points} one="# point short" other="# points short" />
              </span>
            ) : null}
          </p>
          <Button
            kind="outline"
            size="small"
            aria-describedby={`coupon-${coupon.id} coupon-${coupon.id}-short`}
            data-focus={`coupon-${coupon.id}`}
            inactive={coupon.cost > points || (asked !== null && asked !== coupon.id)}
            busy={asked === coupon.id ? <Trans>One moment…</Trans> : undefined}
            onClick={() => onChoose(coupon.id)}
          >
            <Trans>Redeem</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Cost({ points }: { points: number }) {
  return <Plural value={points} one="# point" other="# points" />;
}

function Coupon({ coupon }: { coupon: OfferedCoupon }) {
  const language = useLanguage();
  const last = formatDayYear(coupon.lastDay, language);
  return (
    <div className={styles.coupon}>
      <span className={styles.cover}>
        <CoverDrawing href={coupon.cover} />
      </span>
      <div>
        <h2 id={`coupon-${coupon.id}`}>{coupon.name}</h2>
        <p>{coupon.about}</p>
        <Unfold className={styles.conditions} label={<Trans>Conditions</Trans>}>
          <ul>
            {coupon.conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
            <li>
              <Trans>Offered until {last}</Trans>
            </li>
          </ul>
        </Unfold>
      </div>
    </div>
  );
}
