import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { earn, EARNING, type Bought, type Family } from '#domain/membership/loyalty.ts';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { BOUGHT, cutText, isFuel, NAMES, ruleText, timesADayOf } from '#src/parts/loyalty/points.texts.ts';
import styles from './points.module.css';

const UNIT = 100;
/** Litres or baht with up to two decimals; many people type a comma between thousands. */
const readAmount = (text: string): number | null =>
  /^\d{1,6}(\.\d{1,2})?$/.test(text.replaceAll(',', '').trim()) ? Number(text.replaceAll(',', '')) : null;

/** What a purchase would earn, by the same rules as on the server and with what has already counted this month. */
export function WouldEarn({ counted }: { readonly counted: Readonly<Record<Family, number>> }) {
  const { i18n } = useLingui();
  const [bought, setBought] = useState<Bought>('gasohol');
  const [typed, setTyped] = useState('40');
  const [before, setBefore] = useState(0);
  const amount = readAmount(typed);
  const most = timesADayOf(bought);
  const timesToday = Math.min(before, most);
  const thisMonth = Math.round(counted[EARNING[bought].family] * UNIT);
  const earned = amount === null ? null : earn(bought, Math.round(amount * UNIT), { timesToday, thisMonth });
  return (
    <section className={styles.section} aria-labelledby="would-earn">
      <h2 id="would-earn">
        <Trans>What would I earn?</Trans>
      </h2>
      <div className={styles.form}>
        <NativeSelect
          label={<Trans>What I buy</Trans>}
          value={bought}
          options={BOUGHT.map((each) => ({ value: each, label: i18n._(NAMES[each]) }))}
          onChange={({ currentTarget: { value } }) => setBought((now) => BOUGHT.find((each) => each === value) ?? now)}
        />
        <TextField
          label={isFuel(bought) ? <Trans>Litres</Trans> : <Trans>Baht</Trans>}
          inputMode="decimal"
          maxLength={10}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <NativeSelect
          label={<Trans>Bought before at this branch today</Trans>}
          value={String(timesToday)}
          options={Array.from({ length: most + 1 }, (_, times) => ({ value: String(times), label: String(times) }))}
          onChange={({ currentTarget: { value } }) => setBefore(Number(value))}
        />
      </div>
      <p className={styles.result} role="status">
        {earned === null ? (
          <Trans>Type a number, such as 40 or 35.5.</Trans>
        ) : (
          <>
            <b>
              <Plural value={earned.points} one="# point" other="# points" />
            </b>{' '}
            {i18n._(ruleText(bought))}
            {earned.cut === null ? null : ` · ${i18n._(cutText(bought, earned.cut))}`}
          </>
        )}
      </p>
    </section>
  );
}
