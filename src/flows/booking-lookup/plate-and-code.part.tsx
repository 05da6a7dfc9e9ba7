import { useLingui, Trans } from '@lingui/react/macro';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import type { LookupQuestion } from '#machines/booking-lookup/booking-lookup.types.ts';
import type { FieldProblem } from '#src/i18n/issue-codes.ts';
import { problemMessage } from '#src/i18n/problem-messages.ts';
import { Button } from '#src/ui/actions/button.tsx';
import pair from '#src/ui/inputs/field-pair.module.css';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { useCheckedForm } from '#src/ui/inputs/use-checked-form.ts';
import { lookupProblems, lookupQuestion, pasted, understood, type LookupValues } from './lookup.form.ts';
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

  const [filled, setFilled] = useState<LookupValues | null>(null);

  const fill = (values: LookupValues) => {
    for (const field of ['register_number', 'code'] as const)
      if (values[field] !== form.values[field]) form.set(field, values[field]);
  };
  const type = (field: keyof LookupValues, value: string) => {
    setFilled(null);
    form.set(field, value);
  };
  const paste = (field: keyof LookupValues) => (event: ClipboardEvent) => {
    const read = pasted(event.clipboardData.getData('text/plain'), { field, values: form.values });
    if (read === null) return;
    event.preventDefault();
    fill(read.values);
    setFilled(read.filled);
  };
  const leave = (field: keyof LookupValues) => {
    const meant = understood(form.values);
    const other = field === 'code' ? 'register_number' : 'code';
    if (meant[other] !== form.values[other]) setFilled(meant);
    fill(meant);
    form.leave(field);
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
        fill(understood(form.values));
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
        onChange={({ currentTarget: { value } }) => type('register_number', value)}
        onPaste={paste('register_number')}
        onBlur={() => leave('register_number')}
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
        value={form.values.code}
        error={wordsFor('code')}
        onChange={({ currentTarget: { value } }) => type('code', value.toUpperCase())}
        onPaste={paste('code')}
        onBlur={() => leave('code')}
      />
      <p className={styles.filled} role="status">
        {filled ? <Filled {...filled} /> : null}
      </p>
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

/** What a pasted text has filled in, and which of the two it does not say. */
function Filled({ register_number: plate, code }: LookupValues) {
  if (code === '')
    return (
      <Trans>
        Filled in from your text: licence plate <span translate="no">{plate}</span>. Enter the booking code too.
      </Trans>
    );
  if (plate === '')
    return (
      <Trans>
        Filled in from your text: booking code <span translate="no">{code}</span>. Enter the licence plate too.
      </Trans>
    );
  return (
    <Trans>
      Filled in from your text: licence plate <span translate="no">{plate}</span>, booking code{' '}
      <span translate="no">{code}</span>.
    </Trans>
  );
}
