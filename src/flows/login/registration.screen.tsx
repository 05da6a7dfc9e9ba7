import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TEL_DIGITS } from '#domain/constants.ts';
import type { CarRegistrationScreen } from '#machines/car-registration/car-registration.selectors.ts';
import { CAR_LEVELS, type CarLevel } from '#machines/car-registration/car-registration.types.ts';
import type { RegistrationScreen as RegistrationState } from '#machines/login/login.selectors.ts';
import type { Registration } from '#machines/login/login.types.ts';
import { CarDetailsFields } from '#src/flows/car-registration/car-details.fields.tsx';
import { OutcomeUnknown } from '#src/parts/answers/outcome-unknown.tsx';
import { FormErrors } from '#src/parts/forms/form-errors.tsx';
import { PhoneField } from '#src/parts/forms/phone-field.tsx';
import { Unfold } from '#src/parts/list/unfold.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Checkbox } from '#src/ui/inputs/checkbox.tsx';
import type { FieldError } from '#src/ui/inputs/error-summary.tsx';
import { FieldGroup, FieldPair } from '#src/ui/inputs/field-group.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { useCheckedForm } from '#src/ui/inputs/use-checked-form.ts';
import { useLostFocus } from '#src/ui/page/lost-focus.ts';
import {
  FIELDS,
  registrationOf,
  registrationProblems,
  type RegistrationField,
  type RegistrationProblem,
  type RegistrationValues,
} from './registration.form.ts';
import { registrationText } from './registration.texts.ts';
import styles from './registration.module.css';

export interface RegistrationProps {
  /** From the chart's selectScreen. */
  readonly state: RegistrationState;
  readonly initial: RegistrationValues;
  readonly car: CarRegistrationScreen;
  /** The terms that are accepted here, the same as in the modal. */
  readonly terms: ReactNode;
  readonly onCar: (level: CarLevel, id: number | null) => void;
  readonly onCarRetry: () => void;
  /** Called on every change, so that the caller can store the values. */
  readonly onTyped: (values: RegistrationValues) => void;
  readonly onTick: (isTicked: boolean) => void;
  /** Null: a field is not valid. */
  readonly onSubmit: (registration: Registration | null) => void;
  readonly onRetry: () => void;
}

const idOf = (field: RegistrationField | 'terms') => `registration-${field}`;
const isCar = (field: RegistrationField): field is CarLevel => CAR_LEVELS.some((level) => level === field);

/** The registration form: contact data and a car (section 5). Each field is checked on every change. */
export function RegistrationForm(props: RegistrationProps) {
  const { state, initial, car, terms, onCar, onCarRetry, onTyped, onTick, onSubmit, onRetry } = props;
  const { i18n } = useLingui();
  const form = useCheckedForm<RegistrationValues>({
    initialValues: initial,
    // What the provider or an older form knows is told at once if it cannot be used.
    stored: ['phone', 'email'],
    isAllJudged: state.attempts > 0,
    problems: (values) => registrationProblems(values, car.choice, state.takenPlate),
    onChange: onTyped,
  });
  const { values } = form;
  const isSending = state.screen === 'sending';
  const answer = useLostFocus<HTMLDivElement>(state.screen !== 'filling', state.screen);

  const words = (field: RegistrationField) => {
    const problem = form.errors[field] as RegistrationProblem | undefined;
    return problem && i18n._(registrationText(field, problem, isCar(field) ? '' : values[field]));
  };
  const named = (field: 'phone' | 'email') => ({
    id: idOf(field),
    name: field,
    error: words(field),
    value: values[field],
  });
  const wrong: FieldError[] = FIELDS.flatMap((field) => {
    const found = words(field);
    return found === undefined ? [] : [{ field: idOf(field), text: found }];
  });
  if (wrong.length > 0 && state.alert?.kind === 'terms')
    wrong.push({ field: idOf('terms'), text: <Trans>Please accept terms and conditions</Trans> });

  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isTaken = registrationProblems(values, car.choice, state.takenPlate).plate === 'exists';
        onSubmit(isTaken ? null : registrationOf(values, car.choice));
      }}
    >
      <FormErrors errors={wrong} attempt={state.attempts} />
      <FieldPair>
        <PhoneField
          {...named('phone')}
          onText={(phone) => form.change({ phone })}
          autoComplete="tel-national"
          label={<Trans>Phone number</Trans>}
          hint={<Trans>{TEL_DIGITS} digits</Trans>}
        />
        <TextField
          {...named('email')}
          onChange={({ currentTarget: { value: email } }) => form.change({ email })}
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          label={<Trans>E-mail</Trans>}
          hint={<Trans>Such as name@example.com</Trans>}
        />
      </FieldPair>
      <FieldGroup legend={<Trans>Your car</Trans>} className={styles.part}>
        <CarDetailsFields
          idPrefix="registration"
          texts={values}
          car={car}
          words={words}
          onTexts={form.change}
          onCar={(level, id) => {
            form.judge(level);
            onCar(level, id);
          }}
          onCarRetry={onCarRetry}
        />
      </FieldGroup>
      <div>
        <Checkbox
          id={idOf('terms')}
          isTicked={state.isAgreed}
          onTick={onTick}
          label={<Trans>I accept the terms and conditions.</Trans>}
        />
        <Unfold label={<Trans>Read the terms and conditions</Trans>}>{terms}</Unfold>
      </div>
      <Alert state={state} />
      <div ref={answer} tabIndex={-1}>
        {state.screen === 'unconfirmed' ? (
          <OutcomeUnknown title={<Trans>We do not know yet whether you are registered.</Trans>} onRetry={onRetry}>
            <Trans>The answer did not arrive. We ask again every few seconds; nothing is registered twice.</Trans>
          </OutcomeUnknown>
        ) : (
          <Button type="submit" size="large" wide busy={isSending ? <Trans>Registering…</Trans> : null}>
            <Trans>Register and sign in</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

function Alert({ state: { alert } }: Pick<RegistrationProps, 'state'>) {
  if (alert === null) return null;
  if (alert.kind === 'terms') return <Notice kind="error" title={<Trans>Please accept terms and conditions</Trans>} />;
  return (
    <Notice kind="error" title={<Trans>You are not registered yet</Trans>}>
      {alert.message === '' ? <Trans>Please try again.</Trans> : alert.message}
    </Notice>
  );
}
