import { NativeSelect as MantineNativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ComponentProps } from 'react';
import { fieldClass, fieldProps, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'size' | keyof FieldTexts>, FieldTexts {
  options: readonly SelectOption[];
  /** The first line, shown while nothing is chosen; its value is ''. */
  placeholder?: string;
}

export function NativeSelect(props: NativeSelectProps) {
  const { id, label, note, hint, error, className, options, placeholder, ...rest } = props;
  const { required = false, disabled = false, ...select } = rest;
  const ownId = useId();
  return (
    <MantineNativeSelect
      {...select}
      required={required}
      disabled={disabled}
      {...fieldProps(id ?? ownId, { label, note, hint, error }, styles.select)}
      className={fieldClass(error, className)}
      rightSection={<IconChevronDown size={20} stroke={1.75} aria-hidden="true" />}
    >
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </MantineNativeSelect>
  );
}
