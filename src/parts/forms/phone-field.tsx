import type { ComponentProps } from 'react';
import { formatPhone, phoneProblem, tidyPhone } from '#domain/fields/phone.ts';
import { TextField } from '#src/ui/inputs/text-field.tsx';

interface PhoneFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur'> {
  value: string;
  /** The text of the field: as typed, and tidied when it is whole. */
  onText: (text: string) => void;
  /** The field was left, after its text was tidied. */
  onLeave?: () => void;
  /** The number is shown as '081-234-5678' (LANG-07), for fields that may hold more than digits. */
  isGrouped?: boolean;
}

/** Whether all of a text came at once, by pasting, autofill or a keyboard's clipboard, and not key by key. */
export const cameAtOnce = (event: Event): boolean => {
  if (!(event instanceof InputEvent)) return true;
  const { inputType, data } = event;
  if (inputType === 'insertText') return (data?.length ?? 0) > 1;
  return inputType === '' || inputType === 'insertReplacementText' || /^insertFrom(Paste|Drop|Yank)/.test(inputType);
};

/** A number that is whole as it is shown (LANG-07); any other text as it is, so that its owner can see what is wrong with it. */
export function groupedPhone(text: string): string {
  const tidied = tidyPhone(text);
  return phoneProblem(tidied) === null ? formatPhone(tidied) : tidied;
}

/**
 * A field for a phone number in any notation. Nothing is rewritten under the fingers: keyboards that keep their own caret would then put the next digit
 * elsewhere, and make another valid number. A number that is whole gets its stored notation when the field is left or the text came at once; what is
 * no number stays as it is.
 */
export function PhoneField({ value, onText, onLeave, isGrouped = false, ...field }: PhoneFieldProps) {
  const tidy = isGrouped ? groupedPhone : tidyPhone;
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      value={value}
      onChange={({ currentTarget, nativeEvent }) => {
        const text = currentTarget.value;
        onText(cameAtOnce(nativeEvent) ? tidy(text) : text);
      }}
      onBlur={() => {
        const tidied = tidy(value);
        if (tidied !== value) onText(tidied);
        onLeave?.();
      }}
    />
  );
}
