import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useRef, useState } from 'react';
import { TEL_DIGITS } from '#domain/constants.ts';
import { NAME_MAX } from '#domain/fields/person-name.ts';
import { updateProfile } from '#contract/calls/member.calls.ts';
import type { Profile } from '#contract/calls/member.shapes.ts';
import type { Api } from '#src/api/client.ts';
import { writeOnce } from '#src/api/writes/keyed-write.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { refusalOf, useCall } from '#src/api/writes/use-call.ts';
import type { FieldProblem } from '#src/i18n/issue-codes.ts';
import { FormErrors } from '#src/parts/forms/form-errors.tsx';
import { StillHere } from '#src/parts/forms/still-here.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { FieldPair } from '#src/ui/inputs/field-group.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { useCheckedForm } from '#src/ui/inputs/use-checked-form.ts';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { useLeaveWarning } from '#src/ui/browser/use-leave-warning.ts';
import styles from './account.module.css';
import {
  changesOf,
  profileProblems,
  profileValues,
  typedInto,
  type ProfileField,
  type ProfileValues,
} from './profile.form.ts';
import { typedProfile } from './profile.store.ts';

interface ProfileFormProps {
  readonly host: object;
  readonly api: Api;
  readonly account: string;
  readonly profile: Profile;
  readonly onSaved: (profile: Profile) => void;
}

const TOO_LONG = msg`This is too long. Please shorten it.`;

const textOf = (field: ProfileField, problem: FieldProblem, value: string): MessageDescriptor => {
  const [have, need] = [value.length, TEL_DIGITS];
  switch (field) {
    case 'first_name':
      if (problem === 'characters') return msg`Type your first name in letters`;
      return problem === 'required' ? msg`Enter your first name` : TOO_LONG;
    case 'last_name':
      if (problem === 'characters') return msg`Type your last name in letters`;
      return problem === 'required' ? msg`Enter your last name` : TOO_LONG;
    case 'contact_tel':
      return problem === 'required'
        ? msg`Enter your phone number`
        : msg`The phone number has ${have} digits; ${need} are needed`;
    case 'contact_email':
      return problem === 'required'
        ? msg`Enter your e-mail address`
        : msg`Enter an e-mail address such as name@example.com`;
  }
};

/** What the centres know of a member (ACC-02). What is saved fills in the next booking; what is not saved yet is kept in the browser. */
export function ProfileForm(props: ProfileFormProps) {
  const saved = profileValues(props.profile);
  const [typed] = useState(() => typedProfile(props.account));
  const [begun, setBegun] = useState(() => {
    const kept = typed.read();
    return { values: kept ?? saved, round: 0, isKept: kept !== null };
  });
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, begun.isKept ? 'kept' : 'saved');
  const discard = () => {
    typed.forget();
    setBegun({ values: saved, round: begun.round + 1, isKept: false });
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.kept}>
      {begun.isKept ? <StillHere onDiscard={discard} /> : null}
      <Form
        key={begun.round}
        {...props}
        initial={begun.values}
        typed={typed}
        onSaved={(profile) => {
          setBegun({ ...begun, isKept: false });
          props.onSaved(profile);
        }}
      />
    </div>
  );
}

type FormProps = ProfileFormProps & {
  readonly initial: ProfileValues;
  readonly typed: ReturnType<typeof typedProfile>;
};

function Form({ host, api, profile, onSaved, initial, typed }: FormProps) {
  const { i18n, t } = useLingui();
  const [saved, setSaved] = useState(() => profileValues(profile));
  const isChange = (values: ProfileValues) => Object.keys(changesOf(values, saved)).length > 0;
  const form = useCheckedForm({
    initialValues: initial,
    problems: profileProblems,
    onChange: (values) => {
      if (!save.isPending) save.reset();
      if (isChange(values)) typed.keep(values);
      else typed.forget();
    },
  });
  const isChanged = isChange(form.values);
  const save = useCall(host, async (data: Partial<ProfileValues>, signal) => {
    const request = { code: profile.code, data };
    const result = await writeOnce(api, { call: updateProfile, about: '', request }, signal);
    if (result.kind === 'ok') {
      typed.forget();
      setSaved(profileValues(result.value.profile));
      onSaved(result.value.profile);
    }
    return toOutcome(result, { otherwise: refused }, () => null);
  });
  const refusal = refusalOf(save);
  useLeaveWarning(save.isPending);
  const field = (name: ProfileField) => {
    const problem = form.errors[name] as FieldProblem | undefined;
    return {
      id: `profile-${name}`,
      name,
      value: form.values[name],
      error: problem && i18n._(textOf(name, problem, form.values[name])),
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        form.set(name, typedInto(name, value)),
      onBlur: () => form.leave(name),
    };
  };
  const wrong = (Object.keys(saved) as ProfileField[]).flatMap((name) => {
    const { id, error } = field(name);
    return error === undefined ? [] : [{ field: id, text: error }];
  });
  const isDone = save.data?.kind === 'ok' && !isChanged;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit((values) => isChanged && !save.isPending && save.mutate(changesOf(values, saved)))}
    >
      <FormErrors errors={wrong} attempt={form.attempt} />
      <FieldPair>
        <TextField
          {...field('first_name')}
          data-first-focus
          label={<Trans>First name</Trans>}
          autoComplete="given-name"
          maxLength={NAME_MAX}
        />
        <TextField
          {...field('last_name')}
          label={<Trans>Last name</Trans>}
          autoComplete="family-name"
          maxLength={NAME_MAX}
        />
      </FieldPair>
      <TextField
        {...field('contact_tel')}
        label={<Trans>Phone number</Trans>}
        hint={<Trans>{TEL_DIGITS} digits</Trans>}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <TextField
        {...field('contact_email')}
        label={<Trans>E-mail</Trans>}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <div role="status">
        {isDone ? (
          <Notice kind="success" title={<Trans>Saved</Trans>}>
            <Trans>Your next booking is filled in with this.</Trans>
          </Notice>
        ) : null}
      </div>
      {refusal === null ? null : (
        <Notice kind="error" title={<Trans>Not saved</Trans>}>
          {refusal || <Trans>Check your connection and save again. What you typed is still here.</Trans>}
        </Notice>
      )}
      <Button
        type="submit"
        // Without this, pressing the button would blur a field, and the error shown then would move the button away from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        busy={save.isPending ? t`Saving…` : null}
        inactive={!isChanged && form.attempt === 0}
      >
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
