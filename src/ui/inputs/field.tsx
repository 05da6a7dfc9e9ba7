import '@mantine/core/styles/Input.layer.css';
import { Input, type InputWrapperProps } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './field.module.css';

interface FieldTexts {
  label: ReactNode;
  /** Such as 'optional', in grey after the label. */
  note?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The props of a Mantine input, with our texts instead of its own. */
export type FieldProps<Props> = Omit<Props, 'description' | 'size' | keyof FieldTexts> & FieldTexts;

const ORDER: InputWrapperProps['inputWrapperOrder'] & {} = ['label', 'description', 'error', 'input'];

/** Gives a Mantine input our label, hint and error, in this order above the control, each linked to it by id. */
export function useField<Props extends FieldTexts & { id?: string | undefined; className?: string | undefined }>(
  props: Props,
) {
  const { label, note, hint, error, className, ...rest } = props;
  const ownId = useId();
  return {
    ...rest,
    id: props.id ?? ownId,
    label: (
      <>
        {label}
        {note ? <span className={styles.note}> {note}</span> : null}
      </>
    ),
    description: hint,
    error: error ? (
      <>
        <IconAlertCircle size={18} stroke={2} aria-hidden="true" />
        <span>{error}</span>
      </>
    ) : null,
    inputWrapperOrder: ORDER,
    withAsterisk: false,
    classNames: styles,
    className: classes(Boolean(error) && styles.wrong, className),
  };
}

/** For controls that are not Mantine's: they refer to these texts themselves, with `describedBy`. */
export function Field(props: FieldProps<InputWrapperProps>) {
  return <Input.Wrapper {...useField(props)} />;
}

export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [hint ? `${id}-description` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { ...(ids ? { 'aria-describedby': ids } : {}), ...(error ? { 'aria-invalid': true as const } : {}) };
}
