import { Textarea } from '@mantine/core';
import { useId, type ComponentProps } from 'react';
import { fieldClass, fieldProps, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldTexts> & FieldTexts;

export function TextArea(props: TextAreaProps) {
  const { id, label, note, hint, error, className, required = false, disabled = false, ...area } = props;
  const ownId = useId();
  return (
    <Textarea
      rows={3}
      {...area}
      required={required}
      disabled={disabled}
      {...fieldProps(id ?? ownId, { label, note, hint, error }, styles.area)}
      className={fieldClass(error, className)}
    />
  );
}
