import { TextInput, type TextInputProps } from '@mantine/core';
import type { RefAttributes } from 'react';
import { useField, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps<TextInputProps & RefAttributes<HTMLInputElement>>;

export const TextField = (props: TextFieldProps) => <TextInput {...useField(props)} />;
