import { NativeSelect as MantineNativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useField, type FieldProps } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

/** Options under a heading. */
export interface SelectGroup {
  readonly group: string;
  readonly items: SelectOption[];
}

interface SelectProps extends FieldProps<Omit<NativeSelectProps, 'data'>> {
  options: readonly (SelectOption | SelectGroup)[];
  /** The first line, shown while nothing is chosen; its value is ''. */
  placeholder?: string;
}

export function NativeSelect({ options, placeholder, ...props }: SelectProps) {
  return (
    <MantineNativeSelect
      {...useField(props)}
      data={[
        ...(placeholder === undefined ? [] : [{ value: '', label: placeholder }]),
        ...options.map((each) => ('group' in each ? { ...each, items: [...each.items] } : each)),
      ]}
      rightSection={<IconChevronDown size={20} stroke={1.75} aria-hidden="true" />}
    />
  );
}
