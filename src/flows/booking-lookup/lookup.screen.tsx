import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { BookingLookupScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import type { LookupQuestion } from '#machines/booking-lookup/booking-lookup.types.ts';
import type { FieldProblem } from '#src/i18n/issue-codes.ts';
import { problemMessage } from '#src/i18n/problem-messages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import pair from '#src/ui/inputs/field-pair.module.css';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { useCheckedForm } from '#src/ui/inputs/use-checked-form.ts';
import { lookupProblems, lookupQuestion, type LookupValues } from './lookup.form.ts';
import { LookupResult } from './lookup-result.part.tsx';
import styles from './lookup.module.css';
import type { ManagedBookingParts } from './managed-booking.part.tsx';

export interface LookupScreenProps extends ManagedBookingParts {
  /** What selectScreen of the chart says. */
  screen: BookingLookupScreen;
  /** Plate and code from an address. */
  initial?: LookupValues;
  onSubmit: (question: LookupQuestion) => void;
  /** Something was typed: an old outcome no longer stands for what is in the fields. */
  onEdit: () => void;
  onRetry: () => void;
  /** An answer about the booking that is shown is awaited: another one has to wait. */
  isLocked?: boolean;
}

/** The form, and under it the outcome, which takes the focus (HOME-03). */
export function LookupScreen(props: LookupScreenProps) {
  const { screen, initial, onSubmit, onEdit, onRetry, isLocked = false, ...parts } = props;
  const { i18n, t } = useLingui();
  const id = useId();
  const language = useLanguage();
  const result = useRef<HTMLDivElement>(null);
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

  const isSearching = screen.screen === 'searching';
  const hasBooking = 'booking' in screen;
  const hasResult = screen.screen !== 'asking' && !isSearching;

  useEffect(() => {
    if (hasResult) result.current?.focus();
  }, [hasResult, screen.screen]);

  useEffect(() => {
    if (form.attempt === 0) return;
    const first = form.errors['register_number'] ? 'plate' : 'code';
    document.getElementById(`${id}-${first}`)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only a failed try to send moves the focus
  }, [form.attempt]);

  const wordsFor = (field: keyof LookupValues) => {
    const problem = form.errors[field] as FieldProblem | undefined;
    return problem ? i18n._(problemMessage(field, problem, form.values[field])) : undefined;
  };

  const question = (
    <section key="question" aria-labelledby={hasBooking ? `${id}-other` : undefined}>
      {hasBooking ? (
        <h2 id={`${id}-other`} className={styles.other}>
          <Trans>Find another booking</Trans>
        </h2>
      ) : null}
      {/* Sent by the browser itself where React is not there yet; the page it leads to then looks for the booking. */}
      <form
        ref={drawn}
        className={pair.form}
        action={`/${language}/booking/find`}
        noValidate
        onSubmit={form.submit((values) => {
          if (!isLocked) onSubmit(lookupQuestion(values));
        })}
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
          onBlur={() => form.leave('register_number')}
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
          icon={<IconSearch aria-hidden="true" />}
          inactive={isLocked}
          kind={hasBooking ? 'outline' : 'primary'}
          busy={isSearching ? <Trans>Looking for it…</Trans> : undefined}
        >
          <Trans>Find booking</Trans>
        </Button>
      </form>
    </section>
  );
  const answer = (
    <div key="answer" ref={result} tabIndex={-1} aria-live="polite" className={styles.result}>
      {hasResult ? <LookupResult {...parts} screen={screen} onRetry={onRetry} /> : null}
    </div>
  );
  // A booking that was found comes before the form for another one.
  return <div className={styles.lookup}>{hasBooking ? [answer, question] : [question, answer]}</div>;
}
