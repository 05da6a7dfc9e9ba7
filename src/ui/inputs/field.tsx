import '@mantine/core/styles/Input.layer.css';
import { Input } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** Such as 'optional', in grey after the label. */
  note?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

interface FieldProps extends FieldTexts {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

const ORDER: ('label' | 'description' | 'error' | 'input')[] = ['label', 'description', 'error', 'input'];

const CLASS_NAMES = {
  label: styles.label ?? '',
  description: styles.hint ?? '',
  error: styles.error ?? '',
  wrapper: styles.wrapper ?? '',
  section: styles.section ?? '',
};

/** The props that give a Mantine input our label, hint and error: each text is tied to the control by its id. */
export function fieldProps(id: string, { label, note, hint, error }: FieldTexts, controlClass?: string) {
  return {
    id,
    label: (
      <>
        {label}
        {note ? <span className={styles.note}> {note}</span> : null}
      </>
    ),
    description: hint,
    descriptionProps: { id: `${id}-hint` },
    error: error ? (
      <>
        <IconAlertCircle size={18} stroke={2} aria-hidden="true" />
        <span>{error}</span>
      </>
    ) : null,
    errorProps: { id: `${id}-error` },
    inputWrapperOrder: ORDER,
    withAsterisk: false,
    classNames: { ...CLASS_NAMES, input: classes(styles.control, controlClass) },
  };
}

export function fieldClass(error: ReactNode, className?: string): string {
  return classes(styles.field, Boolean(error) && styles.wrong, className);
}

/** A label above, then the hint, then what is wrong, then the control. Mantine's inputs inside of it name them all. */
export function Field({ id, className, children, ...texts }: FieldProps) {
  return (
    <Input.Wrapper {...fieldProps(id, texts)} classNames={CLASS_NAMES} className={fieldClass(texts.error, className)}>
      {children}
    </Input.Wrapper>
  );
}
