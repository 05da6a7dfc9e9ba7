import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import type { CarRegistrationScreen } from '#machines/car-registration/car-registration.selectors.ts';
import type { CarLevel } from '#machines/car-registration/car-registration.types.ts';
import { CarChoiceFields } from '#src/flows/car-registration/car-choice.fields.tsx';
import type { FieldProblem } from '#src/i18n/issue-codes.ts';
import { problemMessage, type FieldName } from '#src/i18n/problem-messages.ts';
import { provinceOptions } from '#src/i18n/provinces.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { FormErrors } from '#src/parts/forms/form-errors.tsx';
import { cameAtOnce, groupedPhone, PhoneField } from '#src/parts/forms/phone-field.tsx';
import { FieldGroup, FieldPair } from '#src/ui/inputs/field-group.tsx';
import { PlateField } from '#src/ui/car/plate-field.tsx';
import { TextArea } from '#src/ui/inputs/text-area.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { useCheckedForm } from '#src/ui/inputs/use-checked-form.ts';
import {
  bookerProblems,
  informationAnswer,
  informationProblems,
  type InformationAnswer,
  type InformationValues,
  withProvince,
} from './information.form.ts';
import { INFORMATION_FORM } from './form-id.view.ts';
import styles from './information.module.css';

export interface InformationScreenProps {
  /** The initial values: typed earlier, entered earlier, or from the member's profile. */
  readonly initial: InformationValues;
  /** The car is filled in from an earlier booking, but the contact data are not. */
  readonly isRepeat: boolean;
  /** The cards of the member's own cars; if one is chosen, the car's fields are hidden. */
  readonly ownCar?: { readonly cards: ReactNode; readonly isChosen: boolean };
  /** What is to be said of the plate. */
  readonly belowPlate?: ReactNode;
  readonly car: CarRegistrationScreen;
  readonly onCar: (level: CarLevel, id: number | null) => void;
  readonly onCarRetry: () => void;
  /** Called on every change with the texts as typed, valid or not, so that the caller can store them. */
  readonly onDraft: (values: InformationValues) => void;
  readonly onSubmit: (answer: InformationAnswer, values: InformationValues) => void;
}

/** What a member's profile fills in, perhaps with a value that an older form took. */
const STORED = ['first_name', 'last_name', 'tel_no', 'email'] as const;

/** The customer and the car (RB-12). The submit button may be outside the form. */
export function InformationScreen(props: InformationScreenProps) {
  const { initial, isRepeat, ownCar, belowPlate, car, onCar, onCarRetry, onDraft, onSubmit } = props;
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const [isTyped, setTyped] = useState(false);
  const form = useCheckedForm<InformationValues>({
    initialValues: { ...initial, tel_no: groupedPhone(initial.tel_no) },
    problems: ownCar?.isChosen ? bookerProblems : informationProblems,
    stored: STORED,
  });

  useEffect(() => {
    if (isTyped) onDraft(form.values);
    // oxlint-disable-next-line react/exhaustive-deps -- reported once per change of the values
  }, [form.values]);

  const idOf = (field: keyof InformationValues) => `${INFORMATION_FORM}-${field}`;
  const set = (field: keyof InformationValues, value: string) => {
    setTyped(true);
    form.set(field, value);
  };
  /** A complete value may end with its province; while it is being typed, a name may still become a longer one. */
  const setPlate = (register_number: string, isWhole: boolean) => {
    const typed = { ...form.values, register_number };
    const entered = isWhole ? withProvince(typed) : typed;
    if (entered.province !== form.values.province) set('province', entered.province);
    if (entered.register_number !== form.values.register_number) set('register_number', entered.register_number);
  };
  const words = (field: FieldName & keyof InformationValues) => {
    const problem = form.errors[field] as FieldProblem | undefined;
    return problem ? i18n._(problemMessage(field, problem, form.values[field])) : undefined;
  };
  const text = (field: FieldName & keyof InformationValues) => ({
    id: idOf(field),
    name: field,
    error: words(field),
    onBlur: () => form.leave(field),
    value: form.values[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => set(field, value),
  });
  const wrong = (['register_number', 'first_name', 'last_name', 'tel_no', 'email', 'note'] as const).flatMap(
    (field) => {
      const found = ownCar?.isChosen && field === 'register_number' ? undefined : words(field);
      return found === undefined ? [] : [{ field: idOf(field), text: found }];
    },
  );

  return (
    <>
      <p className={styles.lead}>
        <Trans>Used only to confirm the booking and to reach you about this car.</Trans>
      </p>
      <form
        method="post"
        id={INFORMATION_FORM}
        className={styles.form}
        noValidate
        onSubmit={form.submit((values) => onSubmit(informationAnswer(values, car.choice), values))}
      >
        <FormErrors errors={wrong} attempt={form.attempt} />
        <FieldGroup legend={<Trans>The car</Trans>} className={styles.part}>
          {ownCar?.cards}
          {ownCar?.isChosen ? (
            belowPlate
          ) : (
            <>
              <PlateField
                id={idOf('register_number')}
                label={<Trans>Licence plate</Trans>}
                hint={
                  <Trans>
                    As on the plate, such as <span lang="th">1กก 1234</span>
                  </Trans>
                }
                error={words('register_number')}
                input={{
                  name: 'register_number',
                  placeholder: '1กก 1234',
                  value: form.values.register_number,
                  onChange: ({ currentTarget: { value }, nativeEvent }) => setPlate(value, cameAtOnce(nativeEvent)),
                  onBlur: ({ currentTarget: { value } }) => {
                    setPlate(value, true);
                    form.leave('register_number');
                  },
                }}
                province={{
                  id: idOf('province'),
                  label: t`Province on the plate (optional)`,
                  placeholder: t`Province (optional)`,
                  options: provinceOptions(language),
                  value: form.values.province,
                  onChange: (value) => set('province', value),
                }}
              />
              {belowPlate}
              <CarChoiceFields screen={car} onCar={onCar} onCarRetry={onCarRetry} optional />
            </>
          )}
        </FieldGroup>
        <FieldGroup legend={<Trans>Who is booking</Trans>} className={styles.part}>
          {isRepeat ? (
            <p className={styles.lead}>
              <Trans>To protect your privacy, name and phone number are not copied. Please fill them in again.</Trans>
            </p>
          ) : null}
          <FieldPair className={styles.names}>
            <TextField {...text('first_name')} label={<Trans>First name</Trans>} autoComplete="given-name" />
            <TextField {...text('last_name')} label={<Trans>Last name</Trans>} autoComplete="family-name" />
          </FieldPair>
          <PhoneField
            id={idOf('tel_no')}
            name="tel_no"
            error={words('tel_no')}
            className={styles.half ?? ''}
            label={<Trans>Phone number</Trans>}
            autoComplete="tel"
            isGrouped
            value={form.values.tel_no}
            onText={(text) => set('tel_no', text)}
            onLeave={() => form.leave('tel_no')}
          />
          <TextField
            {...text('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            label={<Trans>E-mail</Trans>}
            note={<Trans>(optional)</Trans>}
            hint={<Trans>For the branch, if it can’t reach you by phone. We send no e-mail.</Trans>}
            placeholder="name@example.com"
          />
          <TextArea {...text('note')} label={<Trans>Message to the mechanic</Trans>} note={<Trans>(optional)</Trans>} />
        </FieldGroup>
      </form>
    </>
  );
}
