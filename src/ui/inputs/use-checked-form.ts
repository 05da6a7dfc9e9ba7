import { useForm } from '@mantine/form';
import { useState, type FormEvent } from 'react';

interface CheckedFormOptions<Values> {
  initialValues: Values;
  /** The problem of each invalid field, by its name; the screen has the texts. */
  problems: (values: Values) => Readonly<Record<string, string>>;
  onChange?: ((values: Values) => void) | undefined;
  /** Fields that are checked from the start if something is in them: values that were stored before, by other rules. */
  stored?: readonly (keyof Values & string)[];
  /** A chart has counted an attempt: all that is wrong is said. */
  isAllJudged?: boolean;
}

/**
 * A form of text values. A field is checked when it is left with something in it or when the form is submitted, and from then on with every change.
 * What is checked beside the texts, such as a choice that a chart keeps, comes in by `problems`.
 */
export function useCheckedForm<Values extends Record<keyof Values, string>>(options: CheckedFormOptions<Values>) {
  const [judged, setJudged] = useState<ReadonlySet<string>>(
    () => new Set(options.stored?.filter((field) => options.initialValues[field].trim() !== '')),
  );
  const [attempt, setAttempt] = useState(0);
  const form = useForm<Values>({
    initialValues: options.initialValues,
    onValuesChange: (values) => options.onChange?.(values),
  });
  const problems: Readonly<Record<string, string>> = options.problems(form.values);
  const isJudged = (field: string) => options.isAllJudged === true || judged.has(field);
  const judge = (field: string) => setJudged((before) => new Set([...before, field]));

  return {
    values: form.values,
    /** How often submitting has failed. */
    attempt,
    errors: Object.fromEntries(Object.entries(problems).filter(([field]) => isJudged(field))),
    set: (field: keyof Values & string, value: string) => form.setValues({ ...form.getValues(), [field]: value }),
    leave: (field: keyof Values & string) => {
      if (form.getValues()[field].trim() !== '') judge(field);
    },
    /** Checks the field from now on, whatever is in it. */
    judge,
    /** Sets several texts at once, each of which is checked from now on. */
    change: (changed: Partial<Values>) => {
      form.setValues({ ...form.getValues(), ...changed });
      for (const field of Object.keys(changed)) judge(field);
    },
    submit: (send: (values: Values) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const values = form.getValues();
      const found = options.problems(values);
      setJudged(new Set([...Object.keys(values), ...Object.keys(found)]));
      if (Object.keys(found).length === 0) send(values);
      else setAttempt(attempt + 1);
    },
  };
}
