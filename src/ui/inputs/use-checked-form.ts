import { useForm } from '@mantine/form';
import { useState, type FormEvent } from 'react';

interface CheckedFormOptions<Values> {
  initialValues: Values;
  /** The problem of each invalid field, by its name; the screen has the texts. */
  problems: (values: Values) => Record<string, string>;
  onChange?: ((values: Values) => void) | undefined;
  /** Fields that are checked from the start if something is in them: values that were stored before, by other rules. */
  stored?: readonly (keyof Values & string)[];
}

const only = (problems: Record<string, string>, fields: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => fields.has(field)));

/** A form of text values. A field is checked when it is left with something in it or when the form is submitted, and from then on with every change. */
export function useCheckedForm<Values extends Record<string, string>>(options: CheckedFormOptions<Values>) {
  const [judged, setJudged] = useState<ReadonlySet<string>>(
    () => new Set(options.stored?.filter((field) => options.initialValues[field]?.trim() !== '')),
  );
  const [attempt, setAttempt] = useState(0);
  const form = useForm<Values>({
    initialValues: options.initialValues,
    initialErrors: only(options.problems(options.initialValues), judged),
    validate: options.problems,
    clearInputErrorOnChange: false,
    onValuesChange: (values) => options.onChange?.(values),
  });

  const judge = (values: Values, fields: ReadonlySet<string>) => {
    form.setErrors(only(options.problems(values), fields));
  };

  return {
    values: form.values,
    /** How often submitting has failed. */
    attempt,
    errors: form.errors,
    set: (field: keyof Values & string, value: string) => {
      const values = { ...form.getValues(), [field]: value };
      form.setValues(values);
      judge(values, judged);
    },
    leave: (field: keyof Values & string) => {
      const values = form.getValues();
      if (values[field]?.trim() === '') return;
      const fields = new Set([...judged, field]);
      setJudged(fields);
      judge(values, fields);
    },
    submit: (send: (values: Values) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const values = form.getValues();
      const problems = options.problems(values);
      setJudged(new Set(Object.keys(values)));
      form.setErrors(problems);
      if (Object.keys(problems).length === 0) send(values);
      else setAttempt(attempt + 1);
    },
  };
}
