import { Trans, useLingui } from '@lingui/react/macro';
import type { BranchDate } from '#domain/thai-calendar.ts';
import type { DescribedField } from '#contract/calls/form.shapes.ts';
import { DayField } from '#src/parts/list/day-field.tsx';
import { Checkbox } from '#src/ui/inputs/checkbox.tsx';
import { NativeSelect, type SelectOption } from '#src/ui/inputs/native-select.tsx';
import { TextArea } from '#src/ui/inputs/text-area.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { PhoneField } from '../phone-field.tsx';
import { RadioField, StepsField } from './choice-fields.tsx';

export interface FieldState {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
  readonly onLeave: () => void;
}

interface DescribedFieldProps extends FieldState {
  readonly field: DescribedField;
  readonly today: BranchDate;
  /** Of a field whose options are read on their own; null: they could not be read, undefined: they are still being read. */
  readonly regions: readonly SelectOption[] | null | undefined;
}

const INPUT = {
  email: { inputMode: 'email', autoCapitalize: 'off', spellCheck: false },
  plate: { autoCapitalize: 'off', autoComplete: 'off', spellCheck: false },
} as const;

/** One field of a form, as the server describes it. */
export function DescribedFieldPart({ field, today, regions, onValue, onLeave, ...state }: DescribedFieldProps) {
  const { t } = useLingui();
  const { kind, rule, options = [] } = field;
  const note = field.is_required ? undefined : <Trans>(optional)</Trans>;
  const texts = { label: field.label, note, hint: field.hint, error: state.error };
  if (kind === 'tick')
    return (
      <Checkbox
        id={state.id}
        label={field.label}
        isTicked={state.value === 'true'}
        onTick={(isTicked) => onValue(isTicked ? 'true' : '')}
        error={state.error}
      />
    );
  if (kind === 'radio') return <RadioField {...state} {...texts} field={field} onValue={onValue} />;
  if (kind === 'rating' || kind === 'scale')
    return <StepsField {...state} {...texts} field={field} onValue={onValue} />;
  if (kind === 'date')
    return (
      <DayField
        id={state.id}
        label={field.label}
        day={state.value || undefined}
        today={today}
        error={state.error}
        countsTyped
        onDay={(day) => onValue(day ?? '')}
      />
    );
  const named = { ...texts, id: state.id, name: field.name, value: state.value, required: field.is_required };
  if (kind === 'select') {
    const isOwn = field.options_from === undefined;
    const placeholder = isOwn || regions ? t`Please select` : regions === null ? t`Cannot be shown now` : t`Loading…`;
    return (
      <NativeSelect
        {...named}
        autoComplete={field.autocomplete ?? 'off'}
        placeholder={placeholder}
        options={isOwn ? options : (regions ?? [])}
        onChange={({ currentTarget: { value } }) => onValue(value)}
      />
    );
  }
  if (rule === 'mobile')
    return <PhoneField {...named} autoComplete={field.autocomplete ?? 'off'} onText={onValue} onLeave={onLeave} />;
  const typed = {
    ...named,
    autoComplete: field.autocomplete ?? 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onValue(value),
    onBlur: onLeave,
  };
  if (kind === 'long') return <TextArea {...typed} rows={4} />;
  return <TextField {...typed} {...(rule === 'email' || rule === 'plate' ? INPUT[rule] : {})} />;
}
