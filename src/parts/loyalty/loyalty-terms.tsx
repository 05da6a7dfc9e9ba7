import { Trans, useLingui } from '@lingui/react/macro';
import { CLAIM_DAYS, FUELS, SHOPS, type Bought } from '#domain/membership/loyalty.ts';
import { aMonthOf, aTimeOf, NAMES, ruleText, timesADayOf } from './points.texts.ts';
import styles from './loyalty-terms.module.css';

/** Every rate, cap and expiry rule of section 9, from the same constants that the counting uses (PTS-02). */
export function LoyaltyTerms() {
  const days = CLAIM_DAYS;
  return (
    <section className={styles.section} aria-labelledby="loyalty-terms">
      <h2 id="loyalty-terms">
        <Trans>How points work</Trans>
      </h2>
      <h3>
        <Trans>Fuel</Trans>
      </h3>
      <Rates of={FUELS} />
      <h3>
        <Trans>In the shops</Trans>
      </h3>
      <Rates of={SHOPS} />
      <h3>
        <Trans>How long points live</Trans>
      </h3>
      <p>
        <Trans>
          Points live for 2 years and then until the next 30 June or 31 December. Those that end first are used first.
        </Trans>
      </p>
      <p>
        <Trans>Wrong or missing points can be claimed within {days} days of the purchase.</Trans>
      </p>
    </section>
  );
}

function Rates({ of }: { of: readonly Bought[] }) {
  const { i18n } = useLingui();
  const [first = 'petrol'] = of;
  const number = (value: number) => i18n.number(value);
  const [times, month] = [timesADayOf(first), number(aMonthOf(first))];
  return (
    <>
      <ul className={styles.rates}>
        {of.map((bought) => {
          const most = number(aTimeOf(bought));
          return (
            <li key={bought}>
              <b>{i18n._(NAMES[bought])}</b>
              <span>{i18n._(ruleText(bought))}</span>
              <span className={styles.quiet}>
                {of === FUELS ? <Trans>at most {most} litres a time</Trans> : <Trans>at most {most} baht a time</Trans>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.quiet}>
        {of === FUELS ? (
          <Trans>
            At most {times} times a day at one branch, and {month} litres a month.
          </Trans>
        ) : (
          <Trans>
            At most {times} times a day at one branch, and {month} baht a month.
          </Trans>
        )}
      </p>
    </>
  );
}
