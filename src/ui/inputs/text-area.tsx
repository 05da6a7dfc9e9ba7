import { Textarea, type TextareaProps } from '@mantine/core';
import type { RefAttributes } from 'react';
import { useField, type FieldProps } from './field.tsx';

export const TextArea = (props: FieldProps<TextareaProps & RefAttributes<HTMLTextAreaElement>>) => (
  <Textarea rows={3} {...useField(props)} />
);
