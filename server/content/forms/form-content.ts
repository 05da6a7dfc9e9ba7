import type { DescribedField, DescribedForm } from '#contract/calls/form.shapes.ts';
import type { Language } from '#domain/constants.ts';
import type { BranchDate } from '#domain/thai-calendar.ts';

type Both = Readonly<Record<Language, string>>;

/** A field in both languages; see `describedField`. */
export interface FieldContent extends Omit<
  DescribedField,
  'label' | 'hint' | 'options' | 'low' | 'high' | 'from' | 'until'
> {
  readonly label: Both;
  readonly hint?: Both;
  readonly options?: readonly { readonly value: string; readonly label: Both }[];
  readonly low?: { readonly value: number; readonly label: Both };
  readonly high?: { readonly value: number; readonly label: Both };
  /** A day that is over, or today, and that a visit can have been on. */
  readonly isPast?: true;
}

export interface FormContent {
  readonly title: Both;
  readonly intro: Both;
  readonly fields: readonly FieldContent[];
  readonly asksForCaptcha: boolean;
}

interface Shown {
  readonly language: Language;
  readonly today: BranchDate;
}

const FIRST_DAY = '2000-01-01';

const fieldIn = (
  { label, hint, options, low, high, isPast, ...rest }: FieldContent,
  { language, today }: Shown,
): DescribedField => ({
  ...rest,
  label: label[language],
  ...(hint && { hint: hint[language] }),
  ...(options && { options: options.map((each) => ({ value: each.value, label: each.label[language] })) }),
  ...(low && { low: { value: low.value, label: low.label[language] } }),
  ...(high && { high: { value: high.value, label: high.label[language] } }),
  ...(isPast && { from: FIRST_DAY, until: today }),
});

export const formIn = (form: FormContent, shown: Shown): Omit<DescribedForm, 'captcha'> => ({
  title: form.title[shown.language],
  intro: form.intro[shown.language],
  field_list: form.fields.map((field) => fieldIn(field, shown)),
});
