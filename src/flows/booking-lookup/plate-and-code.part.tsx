import { useLingui, Trans } from '@lingui/react/macro';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { LookupQuestion } from '#machines/booking-lookup/booking-lookup.types.ts';
import type { FieldProblem } from '#src/i18n/issue-codes.ts';
import { problemMessage } from '#src/i18n/problem-messages.ts';
import { Button } from '#src/ui/actions/button.tsx';
import pair from '#src/ui/inputs/field-pair.module.css';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { useCheckedForm } from '#src/ui/inputs/use-checked-form.ts';
import { lookupProblems, lookupQuestion, plateAlone, type LookupValues } from './lookup.form.ts';
import styles from './lookup.module.css';

export interface PlateAndCodeProps {
  readonly initial?: LookupValues | undefined;
  /** What is asked, and the fields as they were typed. */
  readonly onSubmit: (question: LookupQuestion, typed: LookupValues) => unknown;
  /** Something was typed: an old outcome no longer stands for what is in the fields. */
  readonly onEdit?: (() => void) | undefined;
  /** Where the browser itself sends it while React is not there yet. */
  readonly action?: string;
  readonly icon?: ReactNode;
  readonly busy?: ReactNode;
  /** What the button does. */
  readonly children: ReactNode;
}

/** Plate and code, which prove a booking. */
export function PlateAndCode({ initial, onSubmit, onEdit, action, icon, busy, children }: PlateAndCodeProps) {
  const { i18n, t } = useLingui();
  const id = useId();
  const drawn = useRef<HTMLFormElement>(null);
  const form = useCheckedForm<LookupValues>({
    initialValues: { register_number: initial?.register_number ?? '', code: initial?.code ?? '' },
    problems: lookupProblems,
    onChange: onEdit,
  });
  // What was typed into the page as the server drew it: the form does not know of it yet, and would draw its fields empty.
  useLayoutEffect(() => {
    if (!drawn.current) return;
    const fields = new FormData(drawn.current);
    const textIn = (name: string, value = fields.get(name)) => (typeof value === 'string' ? value : '');
    const plate = textIn('plate');
    const code = textIn('code').toUpperCase();
    if (plate !== form.values.register_number) form.set('register_number', plate);
    if (code !== form.values.code) form.set('code', code);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when React takes over
  }, []);

  useEffect(() => {
    if (form.attempt === 0) return;
    const first = form.errors['register_number'] ? 'plate' : 'code';
    document.getElementById(`${id}-${first}`)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only a failed try to send moves the focus
  }, [form.attempt]);

  const dropProvince = (plate = plateAlone(form.values.register_number)) => {
    if (plate !== form.values.register_number) form.set('register_number', plate);
  };
  const wordsFor = (field: keyof LookupValues) => {
    const problem = form.errors[field] as FieldProblem | undefined;
    return problem ? i18n._(problemMessage(field, problem, form.values[field])) : undefined;
  };

  return (
    <form
      ref={drawn}
      className={pair.form}
      action={action}
      noValidate
      onSubmit={(event) => {
        dropProvince();
        form.submit((values) => onSubmit(lookupQuestion(values), values))(event);
      }}
    >
      <TextField
        id={`${id}-plate`}
        name="plate"
        label={<Trans>Licence plate</Trans>}
        placeholder={t`Such as 1กก 1234`}
        lang="th"
        autoComplete="off"
        spellCheck={false}
        value={form.values.register_number}
        error={wordsFor('register_number')}
        onChange={({ currentTarget: { value } }) => form.set('register_number', value)}
        onBlur={() => {
          dropProvince();
          form.leave('register_number');
        }}
      />
      <TextField
        id={`${id}-code`}
        name="code"
        label={<Trans>Booking code</Trans>}
        placeholder={t`8 characters`}
        className={styles.code ?? ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={form.values.code}
        error={wordsFor('code')}
        onChange={({ currentTarget: { value } }) => form.set('code', value.toUpperCase())}
        onBlur={() => form.leave('code')}
      />
      <Button
        type="submit"
        className={pair.button ?? ''}
        // Pressing it would leave a field, whose error would move the button away from under the press.
        onMouseDown={(event) => event.preventDefault()}
        icon={icon}
        busy={busy}
      >
        {children}
      </Button>
    </form>
  );
}
