import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type FormEvent } from 'react';
import { noteOdometer } from '#contract/calls/car.calls.ts';
import { ODOMETER_MAX } from '#domain/constants.ts';
import { arabicDigits } from '#domain/digits.ts';
import type { Api } from '#src/api/client.ts';
import { writeOnce } from '#src/api/keyed-write.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import styles from './car-care.module.css';

interface OdometerFieldsProps {
  readonly api: Api;
  readonly code: string;
  readonly carId: string;
  readonly onNoted: () => void;
  readonly onLeave: () => void;
}

const kmIn = (text: string): number | null => {
  const digits = arabicDigits(text).replace(/[\s,.]/g, '');
  return /^\d{1,7}$/.test(digits) && Number(digits) <= ODOMETER_MAX ? Number(digits) : null;
};

/** What the odometer shows now. */
export function OdometerFields({ api, code, carId, onNoted, onLeave }: OdometerFieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const km = kmIn(text);
    if (km === null) {
      setError(t`Type the kilometres, digits only, such as 45,000`);
      document.getElementById(id)?.focus();
      return;
    }
    setIsBusy(true);
    try {
      const request = { code, car_profile_id: carId, odometer: km };
      const result = await writeOnce(api, { call: noteOdometer, about: carId, request });
      if (result.kind === 'ok') return onNoted();
      setError(result.message ?? t`It could not be saved. Try again.`);
    } catch {
      setError(t`It could not be saved. Try again.`);
    }
    setIsBusy(false);
  };
  return (
    <form className={styles.odometer} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        id={id}
        data-first-focus
        label={<Trans>Odometer now (km)</Trans>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={text}
        error={error ?? undefined}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setError(null);
        }}
      />
      <div className={styles.ways}>
        <Button type="submit" size="small" busy={isBusy ? <Trans>Saving…</Trans> : null}>
          <Trans>Save</Trans>
        </Button>
        <Button type="button" kind="text" size="small" onClick={onLeave}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}
