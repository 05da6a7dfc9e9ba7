import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DEPARTMENT_MAX, DRIVER_NAME_MAX } from '#domain/fields/car-notes.ts';
import { ODOMETER_MAX } from '#domain/constants.ts';
import { formatOdometer } from '#src/i18n/units/amounts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { PhoneField } from '#src/parts/forms/phone-field.tsx';
import { FieldPair } from '#src/ui/inputs/field-group.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { isLower, wrongNotes, type NoteField, type NoteTexts } from './company-notes.form.ts';

const PREFIX = 'car-note';

/** What to correct, once the form was submitted. */
export function useNoteErrors(
  texts: NoteTexts | null,
): { readonly field: string; readonly name: NoteField; readonly text: string }[] {
  const { t } = useLingui();
  const most = formatOdometer(ODOMETER_MAX, useLanguage());
  if (texts === null) return [];
  return wrongNotes(texts).map((name) => ({
    name,
    field: `${PREFIX}-${name}`,
    text:
      name === 'driverTel'
        ? t`Enter a Thai phone number, or leave it empty`
        : t`Enter kilometres in digits, up to ${most}, or leave it empty`,
  }));
}

interface CompanyNotesProps {
  readonly texts: NoteTexts;
  readonly errors: readonly { readonly name: NoteField; readonly text: string }[];
  /** As the server has them. */
  readonly stored: NoteTexts | null;
  readonly onTexts: (changed: Partial<NoteTexts>) => void;
}

/** Department, driver and odometer: what a company may note of its car. */
export function CompanyNotesFields({ texts, errors, stored, onTexts }: CompanyNotesProps) {
  const last = stored?.odometer ?? '';
  const field = (name: NoteField, label: ReactNode) => ({
    id: `${PREFIX}-${name}`,
    label,
    note: <Trans>(optional)</Trans>,
    value: texts[name],
    error: errors.find((each) => each.name === name)?.text,
  });
  const text = (name: NoteField, label: ReactNode) => ({
    ...field(name, label),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onTexts({ [name]: value }),
    autoComplete: 'off',
  });
  return (
    <>
      <FieldPair>
        <TextField {...text('department', <Trans>Department</Trans>)} maxLength={DEPARTMENT_MAX} />
        <TextField
          {...text('odometer', <Trans>Odometer in kilometres</Trans>)}
          hint={
            isLower(texts, stored) ? <Trans>This is less than the last reading, {last}. Is it right?</Trans> : undefined
          }
          inputMode="numeric"
          maxLength={12}
        />
      </FieldPair>
      <FieldPair>
        <TextField {...text('driverName', <Trans>Driver</Trans>)} maxLength={DRIVER_NAME_MAX} />
        <PhoneField
          {...field('driverTel', <Trans>Driver’s phone</Trans>)}
          onText={(driverTel) => onTexts({ driverTel })}
          autoComplete="off"
        />
      </FieldPair>
    </>
  );
}
