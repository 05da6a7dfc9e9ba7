import { Trans, useLingui } from '@lingui/react/macro';
import { problemMessage } from '#src/i18n/problem-messages.ts';
import type { FieldProblem } from '#src/i18n/issue-codes.ts';
import { FormErrors } from '#src/parts/forms/form-errors.tsx';
import { PhoneField } from '#src/parts/forms/phone-field.tsx';
import { FieldPair } from '#src/ui/inputs/field-group.tsx';
import { TextArea } from '#src/ui/inputs/text-area.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { useCheckedForm } from '#src/ui/inputs/use-checked-form.ts';
import { StepHeading } from '#src/wizard/step-heading.tsx';
import styles from '../corporate-booking.module.css';
import {
  contactOf,
  EMAIL_LENGTH,
  informationProblems,
  informationValues,
  type InformationValues,
} from './information.form.ts';
import type { CarStepProps } from './car-step.types.ts';

/** The wizard's main button submits it. */
export const INFORMATION_FORM = 'car-information';

/** Who is asked about the visit. The car is known. */
export function CarInformationStep({ screen, car, takesFocus }: CarStepProps) {
  const { i18n } = useLingui();
  const { draft } = screen;
  const form = useCheckedForm<InformationValues>({
    initialValues: informationValues(draft.contact, draft.note),
    problems: informationProblems,
    // What is typed so far is kept with the car, as soon as all of it can be.
    onChange: (values) => {
      if (Object.keys(informationProblems(values)).length === 0)
        car.send({ type: 'information.entered', contact: contactOf(values), note: values.note.trim() });
    },
  });
  const words = (name: keyof InformationValues) => {
    const problem = form.errors[name];
    return name === 'note' || typeof problem !== 'string'
      ? undefined
      : i18n._(problemMessage(name, problem as FieldProblem, form.values[name]));
  };
  const field = (name: keyof InformationValues) => ({
    id: `car-${name}`,
    value: form.values[name],
    error: words(name),
    onBlur: () => form.leave(name),
  });
  const errors = (['first_name', 'last_name', 'tel_no', 'email'] as const).flatMap((name) => {
    const message = words(name);
    return message === undefined ? [] : [{ field: `car-${name}`, text: message }];
  });
  return (
    <form
      id={INFORMATION_FORM}
      noValidate
      className={styles.form}
      onSubmit={form.submit((values) => {
        car.send({ type: 'information.entered', contact: contactOf(values), note: values.note.trim() });
        car.send({ type: 'next.requested' });
      })}
    >
      <StepHeading takesFocus={takesFocus} lead={<Trans>Whom the branch asks about this visit.</Trans>}>
        <Trans>Fill in the details</Trans>
      </StepHeading>
      <FormErrors errors={errors} attempt={form.attempt} />
      <FieldPair>
        <TextField
          {...field('first_name')}
          label={<Trans>First name</Trans>}
          autoComplete="given-name"
          onChange={({ currentTarget: { value } }) => form.set('first_name', value)}
        />
        <TextField
          {...field('last_name')}
          label={<Trans>Last name</Trans>}
          autoComplete="family-name"
          onChange={({ currentTarget: { value } }) => form.set('last_name', value)}
        />
        <PhoneField
          id="car-tel_no"
          label={<Trans>Phone</Trans>}
          autoComplete="tel"
          value={form.values.tel_no}
          error={words('tel_no')}
          onText={(text) => form.set('tel_no', text)}
          onLeave={() => form.leave('tel_no')}
        />
        <TextField
          {...field('email')}
          type="email"
          label={<Trans>E-mail</Trans>}
          note={<Trans>(optional)</Trans>}
          maxLength={EMAIL_LENGTH}
          autoComplete="email"
          onChange={({ currentTarget: { value } }) => form.set('email', value)}
        />
      </FieldPair>
      <TextArea
        label={<Trans>Note to the branch</Trans>}
        note={<Trans>(optional)</Trans>}
        maxLength={500}
        value={form.values.note}
        onChange={({ currentTarget: { value } }) => form.set('note', value)}
      />
    </form>
  );
}
