import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Select, type SelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import floating from '#src/ui/overlays/floating.module.css';
import { useField, type FieldProps } from './field.tsx';
import type { SelectOption } from './native-select.tsx';

type Omitted = 'data' | 'value' | 'onChange' | 'filter' | 'searchValue' | 'onSearchChange' | 'nothingFoundMessage';

interface SearchSelectProps extends FieldProps<Omit<SelectProps, Omitted>> {
  readonly options: readonly SelectOption[];
  /** '' for none. */
  readonly value: string;
  /** The options that fit what is typed, best first. */
  readonly find: (typed: string) => readonly SelectOption[];
  /** Shown if none fits. */
  readonly nothingFound: ReactNode;
  /** '' if the field was emptied. */
  readonly onChoose: (value: string) => void;
}

/**
 * One of a list that is too long to look through: Mantine's combobox in our field. Enter takes the first that fits; leaving the field takes the only
 * one that fits, or nothing if it was emptied.
 */
export function SearchSelect({ options, value, find, nothingFound, onChoose, ...props }: SearchSelectProps) {
  const field = useField(props);
  const [typed, setTyped] = useState('');
  const chosen = options.find((option) => option.value === value);
  const leave = () => {
    if (props.readOnly || typed === (chosen?.label ?? '')) return;
    const [only, another] = typed.trim() === '' ? [] : find(typed);
    if (typed.trim() === '') onChoose('');
    else if (only !== undefined && another === undefined && only.value !== value) onChoose(only.value);
  };
  return (
    <Select
      {...field}
      classNames={{ ...field.classNames, ...floating }}
      searchable
      data={[...options]}
      value={value === '' ? null : value}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ search }) => [...find(search)]}
      nothingFoundMessage={nothingFound}
      onChange={(chosenValue) => onChoose(chosenValue ?? '')}
      onBlur={leave}
      allowDeselect={false}
      selectFirstOptionOnChange
      withCheckIcon={false}
      withScrollArea={false}
      comboboxProps={{ withinPortal: false }}
      rightSection={<IconChevronDown size={20} stroke={1.75} aria-hidden="true" />}
      autoComplete="off"
    />
  );
}
