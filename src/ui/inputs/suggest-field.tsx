import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import floating from '#src/ui/overlays/floating.module.css';
import { useField, type FieldProps } from './field.tsx';

interface SuggestFieldProps extends FieldProps<Omit<AutocompleteProps, 'data'>> {
  /** The suggestions, already filtered by the typed text, best first. */
  suggestions: readonly string[];
}

const asGiven = <Option,>({ options }: { options: Option[] }) => options;

/** A text field with suggestions: Mantine's combobox in our field. It is heavy, so use it as a LazyPart. */
export function SuggestField({ suggestions, ...props }: SuggestFieldProps) {
  const field = useField(props);
  return (
    <Autocomplete
      {...field}
      classNames={{ ...field.classNames, ...floating }}
      data={[...suggestions]}
      filter={asGiven}
      comboboxProps={{ withinPortal: false }}
      autoComplete="off"
    />
  );
}
