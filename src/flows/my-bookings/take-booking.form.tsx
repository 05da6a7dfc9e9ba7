import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Member } from '#machines/shared/member.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { lookupProblems, lookupQuestion, type LookupValues } from '#src/flows/booking-lookup/lookup.form.ts';
import type { FieldProblem } from '#src/i18n/issue-codes.ts';
import { problemMessage } from '#src/i18n/problem-messages.ts';
import { Button } from '#src/ui/actions/button.tsx';
import pair from '#src/ui/inputs/field-pair.module.css';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { useCheckedForm } from '#src/ui/inputs/use-checked-form.ts';
import { Unfold } from '#src/parts/list/unfold.tsx';
import styles from './my-bookings.module.css';
import { TakingResult, type RenderTaken } from './take-booking.part.tsx';
import { useTaking } from './use-taking.ts';

interface TakeBookingFormProps {
  readonly host: FlowHost;
  readonly member: Member;
  readonly renderTaken: RenderTaken;
}

/** For a booking that was made without signing in, here or elsewhere: plate and code prove it. */
export function TakeBookingForm({ host, member, renderTaken }: TakeBookingFormProps) {
  const [round, setRound] = useState(0);
  const taking = useTaking(host, member);
  const isTaken = taking.data?.kind === 'ok';
  return (
    <Unfold className={styles.take} label={<Trans>Add a booking made without signing in</Trans>}>
      <div className={styles.taking}>
        <Fields
          key={round}
          isPending={taking.isPending}
          onEdit={() => {
            if (!isTaken) taking.reset();
          }}
          onSubmit={(values) =>
            taking.mutate(lookupQuestion(values), {
              onSuccess: ({ kind }) => kind === 'ok' && setRound(round + 1),
            })
          }
        />
        <div role="status">
          <TakingResult taken={taking.data} isUnknown={taking.isError} renderTaken={renderTaken} />
        </div>
      </div>
    </Unfold>
  );
}

interface FieldsProps {
  isPending: boolean;
  onEdit: () => void;
  onSubmit: (values: LookupValues) => void;
}

function Fields({ isPending, onEdit, onSubmit }: FieldsProps) {
  const { i18n, t } = useLingui();
  const form = useCheckedForm<LookupValues>({
    initialValues: { register_number: '', code: '' },
    problems: lookupProblems,
    onChange: onEdit,
  });
  const common = (field: keyof LookupValues) => {
    const problem = form.errors[field] as FieldProblem | undefined;
    return {
      id: `take-${field}`,
      name: field,
      autoComplete: 'off',
      spellCheck: false,
      value: form.values[field],
      error: problem && i18n._(problemMessage(field, problem, form.values[field])),
      onBlur: () => form.leave(field),
    };
  };
  return (
    <form className={pair.form} noValidate onSubmit={form.submit((values) => !isPending && onSubmit(values))}>
      <TextField
        {...common('register_number')}
        label={<Trans>Licence plate</Trans>}
        placeholder={t`Such as 1กก 1234`}
        lang="th"
        onChange={({ currentTarget: { value } }) => form.set('register_number', value)}
      />
      <TextField
        {...common('code')}
        label={<Trans>Booking code</Trans>}
        placeholder={t`8 characters`}
        autoCapitalize="characters"
        maxLength={20}
        onChange={({ currentTarget: { value } }) => form.set('code', value.toUpperCase())}
      />
      <Button
        type="submit"
        className={pair.button ?? ''}
        // Pressing it would leave a field, whose error would move the button away from under the press.
        onMouseDown={(event) => event.preventDefault()}
        busy={isPending ? <Trans>Adding…</Trans> : undefined}
      >
        <Trans>Add to my account</Trans>
      </Button>
    </form>
  );
}
