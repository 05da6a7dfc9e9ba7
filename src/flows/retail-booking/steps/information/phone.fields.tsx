import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { typedPhone } from '#domain/phone.ts';
import { TextField } from '#src/ui/inputs/text-field.tsx';

interface PhoneInputProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  /** Digits only. */
  value: string;
  onDigits: (digits: string) => void;
}

/** '0812345' as '081-234-5': the groups of ten digits, also while they are typed (LANG-07). */
export function groupedPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** Where the caret stands in the grouped number after so many digits. */
export function caretAfter(digits: number): number {
  return digits + Number(digits > 3) + Number(digits > 6);
}

/** A phone number: takes digits alone and shows them in groups, the caret staying where it is typed. */
export function PhoneInput({ value, onDigits, ...field }: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return;
    const position = caretAfter(caret.current);
    caret.current = null;
    input.current.setSelectionRange(position, position);
  });

  return (
    <TextField
      {...field}
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={groupedPhone(value)}
      onChange={({ currentTarget: { value: typed, selectionStart } }) => {
        caret.current = typedPhone(typed.slice(0, selectionStart ?? typed.length)).length;
        onDigits(typedPhone(typed));
      }}
    />
  );
}
