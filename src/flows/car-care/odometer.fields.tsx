import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { noteOdometer } from '#contract/calls/car.calls.ts';
import type { MaintainedCar } from '#contract/calls/history.shapes.ts';
import { ODOMETER_MAX } from '#domain/constants.ts';
import { arabicDigits } from '#domain/fields/digits.ts';
import { typedTexts, useTypedText } from '#src/api/typed/typed-values.ts';
import { writeOnce } from '#src/api/writes/keyed-write.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { refusalOf, useCall } from '#src/api/writes/use-call.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { formatOdometer } from '#src/i18n/units/amounts.ts';
import { formatDate } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Actions, Question } from '#src/ui/questions/question.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import styles from './car-care.module.css';

interface OdometerFieldsProps {
  readonly host: FlowHost;
  readonly code: string;
  readonly carId: string;
  /** The last reading and its date. */
  readonly last: MaintainedCar['odometer_read'];
  readonly onNoted: () => void;
  readonly onLeave: () => void;
}

/** A reading that is typed and not yet saved, for each car. */
const typedReadings = typedTexts('roddee.odometer.typed');

/** Thousands may be separated. Tenths, which some odometers show, would be read as ten times the kilometres, so they are refused. */
const WHOLE = /^(?:\d{1,7}|\d{1,3}(?:[\s,.]\d{3})+)$/;

const kmIn = (text: string): number | null => {
  const typed = arabicDigits(text).trim();
  const km = WHOLE.test(typed) ? Number(typed.replace(/\D/g, '')) : ODOMETER_MAX + 1;
  return km <= ODOMETER_MAX ? km : null;
};

/** Records what the odometer shows now. A lower reading than the last one must be confirmed: it is a typing error, or the odometer was replaced. */
export function OdometerFields({ host, code, carId, last, onNoted, onLeave }: OdometerFieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useTypedText(typedReadings, carId);
  const [isWrong, setWrong] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const language = useLanguage();
  const lastKm = last === null ? '' : formatOdometer(last.odometer, language);
  const lastOn = last === null ? '' : formatDate(last.date, language);
  const noting = useCall(host, async (km: number, signal) => {
    const request = { code, car_profile_id: carId, odometer: km };
    const result = await writeOnce(host.api(language), { call: noteOdometer, about: carId, request }, signal);
    if (result.kind === 'ok') {
      typedReadings.write(carId, null);
      onNoted();
    }
    return toOutcome(result, { otherwise: refused }, () => null);
  });
  const busy = noting.isPending ? <Trans>Saving…</Trans> : null;
  const refusal = refusalOf(noting);
  const notSaved = refusal === null ? undefined : refusal || t`It could not be saved. Try again.`;
  const turnToField = () => document.getElementById(id)?.focus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const km = kmIn(text);
    if (km === null) {
      setWrong(true);
      turnToField();
    } else if (last !== null && km < last.odometer && !isAsking) setIsAsking(true);
    else if (!noting.isPending) noting.mutate(km, { onSettled: () => setIsAsking(false) });
  };
  return (
    <form className={styles.odometer} noValidate onSubmit={submit}>
      <TextField
        id={id}
        data-first-focus
        label={<Trans>Odometer now (km)</Trans>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={text}
        error={isWrong ? t`Type the kilometres, digits only, such as 45,000` : notSaved}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setWrong(false);
          if (!noting.isPending) noting.reset();
          setIsAsking(false);
        }}
      />
      {isAsking ? (
        <LowerQuestion
          text={
            <Trans>
              This is lower than last time ({lastKm} on {lastOn}). Is it right?
            </Trans>
          }
          busy={busy}
          onNo={() => {
            setIsAsking(false);
            turnToField();
          }}
        />
      ) : (
        <Actions>
          <Button type="submit" size="small" busy={busy}>
            <Trans>Save</Trans>
          </Button>
          <Button
            type="button"
            kind="text"
            size="small"
            onClick={() => {
              setText('');
              onLeave();
            }}
          >
            <Trans>Not now</Trans>
          </Button>
        </Actions>
      )}
    </form>
  );
}

interface LowerQuestionProps {
  readonly text: ReactNode;
  readonly busy: ReactNode;
  readonly onNo: () => void;
}

/** 'Yes' submits the form; the answer that changes nothing has the focus. */
function LowerQuestion({ text, busy, onNo }: LowerQuestionProps) {
  const id = useId();
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <Question
      labelledBy={id}
      onNo={onNo}
      answers={
        <>
          <Button ref={no} type="button" size="small" onClick={onNo}>
            <Trans>Change it</Trans>
          </Button>
          <Button type="submit" kind="outline" size="small" busy={busy}>
            <Trans>Yes, save it</Trans>
          </Button>
        </>
      }
    >
      <p id={id}>{text}</p>
    </Question>
  );
}
