import { TextInput } from '@mantine/core';
import { useId, type ComponentProps } from 'react';
import { fieldClass, fieldProps, type FieldTexts } from './field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | keyof FieldTexts>, FieldTexts {
  /** Of the whole field. The control takes inputClassName. */
  className?: string;
  inputClassName?: string;
}

export function TextField(props: TextFieldProps) {
  const {
    id,
    label,
    note,
    hint,
    error,
    className,
    inputClassName,
    required = false,
    disabled = false,
    ...input
  } = props;
  const ownId = useId();
  return (
    <TextInput
      {...input}
      required={required}
      disabled={disabled}
      {...fieldProps(id ?? ownId, { label, note, hint, error }, inputClassName)}
      className={fieldClass(error, className)}
    />
  );
}
