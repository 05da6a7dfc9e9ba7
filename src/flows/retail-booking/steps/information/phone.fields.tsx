import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { phoneProblem, phoneText, readPhone } from '#domain/fields/phone.ts';
import { TextField } from '#src/ui/inputs/text-field.tsx';

interface PhoneInputProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  /** As `keptPhone` gives it. */
  value: string;
  onText: (text: string) => void;
}

const BEGUN = /^0([1-9]\d*)?$/;

/** What the field keeps: a phone number as digits beginning with 0, and any other text as typed. */
function keptPhone(text: string): string {
  const read = readPhone(text);
  return BEGUN.test(phoneText(text)) || phoneProblem(read) === null ? read : text;
}

/** '0812345' as '081-234-5': grouped like a complete number, even while it is typed (LANG-07). */
function groupedPhone(text: string): string {
  if (!BEGUN.test(text)) return text;
  const [first, second] = text.startsWith('02') ? [2, 9] : /^0[3457]/.test(text) ? [3, 9] : [3, 6];
  return [text.slice(0, first), text.slice(first, second), text.slice(second)].filter(Boolean).join('-');
}

/** The caret's position in the grouped number after this many digits. */
function caretAfter(digits: number, grouped: string): number {
  let at = 0;
  for (let passed = 0; passed < digits && at < grouped.length; at += 1) if (grouped[at] !== '-') passed += 1;
  return at;
}

/** A field for a phone number in any notation: nothing typed is cut off, and the caret stays after the typed digit. */
export function PhoneInput({ value, onText, ...field }: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const grouped = groupedPhone(value);

  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return;
    const position = caretAfter(caret.current, grouped);
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
      value={grouped}
      onChange={({ currentTarget: { value: typed, selectionStart } }) => {
        const text = keptPhone(typed);
        const before = typed.slice(0, selectionStart ?? typed.length);
        caret.current = groupedPhone(text) === typed ? null : readPhone(before).length;
        onText(text);
      }}
    />
  );
}
