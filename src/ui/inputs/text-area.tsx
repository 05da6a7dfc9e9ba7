import { Textarea, type TextareaProps } from '@mantine/core';
import { useField, type FieldProps } from './field.tsx';

export const TextArea = (props: FieldProps<TextareaProps>) => <Textarea rows={3} {...useField(props)} />;
