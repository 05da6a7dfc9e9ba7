import type { DescribedField, DescribedForm } from '#contract/calls/form.shapes.ts';
import type { Language } from '#domain/constants.ts';

type Both = Readonly<Record<Language, string>>;

/** A field in both languages; see `describedField`. */
export interface FieldContent extends Omit<DescribedField, 'label' | 'hint' | 'options' | 'low' | 'high'> {
  readonly label: Both;
  readonly hint?: Both;
  readonly options?: readonly { readonly value: string; readonly label: Both }[];
  readonly low?: { readonly value: number; readonly label: Both };
  readonly high?: { readonly value: number; readonly label: Both };
}

export interface FormContent {
  readonly title: Both;
  readonly intro: Both;
  readonly fields: readonly FieldContent[];
  readonly asksForCaptcha: boolean;
}

const fieldIn = ({ label, hint, options, low, high, ...rest }: FieldContent, language: Language): DescribedField => ({
  ...rest,
  label: label[language],
  ...(hint && { hint: hint[language] }),
  ...(options && { options: options.map((each) => ({ value: each.value, label: each.label[language] })) }),
  ...(low && { low: { value: low.value, label: low.label[language] } }),
  ...(high && { high: { value: high.value, label: high.label[language] } }),
});

export const formIn = (form: FormContent, language: Language): Omit<DescribedForm, 'captcha'> => ({
  title: form.title[language],
  intro: form.intro[language],
  field_list: form.fields.map((field) => fieldIn(field, language)),
});
