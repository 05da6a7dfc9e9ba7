import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { displayPlate } from '#domain/fields/plate.ts';
import type { CarEntry } from '#machines/shared/car-entry.ts';
import type { CarFormScreen as CarFormState } from '#machines/car-form/car-form.selectors.ts';
import type { CarRegistrationScreen } from '#machines/car-registration/car-registration.selectors.ts';
import { CAR_LEVELS, type CarLevel } from '#machines/car-registration/car-registration.types.ts';
import { CarDetailsFields } from '#src/flows/car-registration/car-details.fields.tsx';
import {
  CAR_FIELDS,
  carEntryOf,
  carProblems,
  type CarField,
  type CarProblem,
  withProvince,
  type CarTexts,
} from '#src/flows/car-registration/car-details.form.ts';
import { carProblemText } from '#src/flows/car-registration/car-details.texts.ts';
import type { FieldError } from '#src/ui/inputs/error-summary.tsx';
import { FormErrors } from '#src/parts/forms/form-errors.tsx';
import { OutcomeUnknown } from '#src/parts/answers/outcome-unknown.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useCheckedForm } from '#src/ui/inputs/use-checked-form.ts';
import { useLostFocus } from '#src/ui/page/lost-focus.ts';
import styles from './car-form.module.css';

export interface CarFormProps {
  /** From the chart's selectScreen. */
  readonly state: CarFormState;
  readonly initial: CarTexts;
  readonly car: CarRegistrationScreen;
  /** The photo field. */
  readonly photo: ReactNode;
  /** The fields for what a company notes of its car. */
  readonly notes: ReactNode;
  readonly noteErrors: readonly FieldError[];
  /** A company's car without a name is named by its plate. */
  readonly isCompanys: boolean;
  /** A photo is still being uploaded. */
  readonly isPhotoSending: boolean;
  /** A link back without saving. */
  readonly back: ReactNode;
  /** Called on every change, so that the caller can store the texts. */
  readonly onTexts: (texts: CarTexts) => void;
  readonly onCar: (level: CarLevel, id: number | null) => void;
  readonly onCarRetry: () => void;
  /** Null: a field is not valid. */
  readonly onSubmit: (car: CarEntry | null) => void;
  readonly onRetry: () => void;
}

const PREFIX = 'my-car';
const isLevel = (field: CarField): field is CarLevel => CAR_LEVELS.some((level) => level === field);

/** The form for adding or editing a car (CAR-04), with the rules of the registration form. Each field is checked on every change. */
export function CarForm(props: CarFormProps) {
  const { state, initial, car, photo, isPhotoSending, back, onTexts, onCar, onCarRetry, onSubmit, onRetry } = props;
  const { notes, noteErrors, isCompanys } = props;
  const { i18n } = useLingui();
  const named = isCompanys ? namedByPlate : asTyped;
  const form = useCheckedForm<CarTexts>({
    initialValues: initial,
    // A car that was registered by other rules is told at once what is wrong with it.
    stored: ['carName', 'plate'],
    isAllJudged: state.attempts > 0,
    problems: (texts) => carProblems(named(texts), car.choice, state.takenPlate),
    onChange: onTexts,
  });
  const texts = form.values;
  const answer = useLostFocus<HTMLDivElement>(state.screen !== 'filling', state.screen);
  const words = (field: CarField) => {
    const problem = form.errors[field] as CarProblem | undefined;
    return problem && i18n._(carProblemText(field, problem, isLevel(field) ? '' : texts[field]));
  };
  const wrong = [
    ...CAR_FIELDS.flatMap((field) => {
      const text = words(field);
      return text === undefined ? [] : [{ field: `${PREFIX}-${field}`, text }];
    }),
    ...noteErrors,
  ];
  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isTaken = carProblems(named(texts), car.choice, state.takenPlate).plate === 'exists';
        onSubmit(isTaken ? null : carEntryOf(named(texts), car.choice));
      }}
    >
      <FormErrors errors={wrong} attempt={state.attempts} />
      <CarDetailsFields
        idPrefix={PREFIX}
        texts={texts}
        car={car}
        words={words}
        onTexts={form.change}
        onCar={(level, id) => {
          form.judge(level);
          onCar(level, id);
        }}
        onCarRetry={onCarRetry}
        isNameOptional={isCompanys}
      />
      {notes}
      {photo}
      {state.refusal === null ? null : (
        <Notice kind="error" title={<Trans>The car is not saved yet</Trans>}>
          {state.refusal === '' ? <Trans>Please try again.</Trans> : state.refusal}
        </Notice>
      )}
      <div ref={answer} tabIndex={-1}>
        {state.screen === 'unconfirmed' ? (
          <OutcomeUnknown title={<Trans>We do not know yet whether the car was saved.</Trans>} onRetry={onRetry}>
            <Trans>The answer did not arrive. We ask again every few seconds; nothing is done twice.</Trans>
          </OutcomeUnknown>
        ) : (
          <div className={styles.ways}>
            <Button type="submit" size="large" busy={busyWith(state.screen, isPhotoSending)}>
              <Trans>Save the car</Trans>
            </Button>
            {back}
          </div>
        )}
      </div>
    </form>
  );
}

const asTyped = (texts: CarTexts): CarTexts => texts;
const namedByPlate = (texts: CarTexts): CarTexts =>
  texts.carName.trim() === '' ? { ...texts, carName: displayPlate(withProvince(texts).plate) || '-' } : texts;

function busyWith(screen: CarFormState['screen'], isPhotoSending: boolean): ReactNode {
  if (screen === 'saving') return <Trans>Saving…</Trans>;
  return isPhotoSending ? <Trans>Sending the photo…</Trans> : null;
}
