import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete } from '@mantine/core';
import { useId } from 'react';
import floating from '#src/ui/overlays/floating.module.css';
import { fieldClass, fieldProps, type FieldTexts } from './field.tsx';

interface SuggestFieldProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  /** Already narrowed to what is typed, best first. */
  suggestions: readonly string[];
  placeholder?: string;
  className?: string;
}

const asGiven = <Option,>({ options }: { options: Option[] }) => options;

/** A text with suggestions to choose from: Mantine's combobox in our field. It is heavy: a LazyPart. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, note, hint, error, value, onChange, suggestions, placeholder = '', className } = props;
  const id = useId();
  const { classNames, ...field } = fieldProps(id, { label, note, hint, error });
  return (
    <Autocomplete
      {...field}
      classNames={{ ...classNames, dropdown: floating.dropdown ?? '', option: floating.item ?? '' }}
      className={fieldClass(error, className)}
      value={value}
      onChange={onChange}
      data={[...suggestions]}
      filter={asGiven}
      comboboxProps={{ withinPortal: false }}
      placeholder={placeholder}
      autoComplete="off"
    />
  );
}
