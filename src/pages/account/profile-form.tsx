import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TEL_DIGITS } from '#domain/constants.ts';
import { NAME_MAX } from '#domain/person-name.ts';
import { updateProfile } from '#contract/calls/member.calls.ts';
import type { Profile } from '#contract/calls/member.shapes.ts';
import type { Api } from '#src/api/client.ts';
import { writeOnce } from '#src/api/keyed-write.ts';
import { queryClientOf } from '#src/api/query-client.ts';
import type { FieldProblem } from '#src/i18n/issue-codes.ts';
import { FormErrors } from '#src/parts/form-errors.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { useCheckedForm } from '#src/ui/inputs/use-checked-form.ts';
import { useLeaveWarning } from '#src/ui/page/use-leave-warning.ts';
import styles from './account.module.css';
import { changesOf, profileProblems, profileValues, typedInto, type ProfileField } from './profile.form.ts';

interface ProfileFormProps {
  readonly host: object;
  readonly api: Api;
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

/** What the centres know of a member (ACC-02). What is saved fills in the next booking. */
export function ProfileForm({ host, api, profile, onSaved }: ProfileFormProps) {
  const { i18n, t } = useLingui();
  const [saved, setSaved] = useState(() => profileValues(profile));
  const form = useCheckedForm({ initialValues: saved, problems: profileProblems, onChange: () => save.reset() });
  const changes = changesOf(form.values, saved);
  const isChanged = Object.keys(changes).length > 0;
  const save = useMutation(
    {
      mutationFn: async (data: typeof changes) => {
        const result = await writeOnce(api, { call: updateProfile, about: '', request: { code: profile.code, data } });
        if (result.kind === 'failed') return { refusal: result.message };
        setSaved(profileValues(result.value.profile));
        onSaved(result.value.profile);
        return { refusal: null };
      },
    },
    queryClientOf(host),
  );
  useLeaveWarning(isChanged || save.isPending);
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
  const isDone = save.isSuccess && save.data.refusal === null && !isChanged;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(() => isChanged && save.mutate(changes))}>
      <FormErrors errors={wrong} attempt={form.attempt} />
      <div className={styles.pair}>
        <TextField
          {...field('first_name')}
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
      </div>
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
      {save.isError || (save.data?.refusal ?? null) !== null ? (
        <Notice kind="error" title={<Trans>Not saved</Trans>}>
          {save.data?.refusal || <Trans>Check your connection and save again. What you typed is still here.</Trans>}
        </Notice>
      ) : null}
      <Button
        type="submit"
        // Pressing it would leave a field, whose error would move the button away from under the press.
        onMouseDown={(event) => event.preventDefault()}
        busy={save.isPending ? t`Saving…` : null}
        inactive={!isChanged && form.attempt === 0}
      >
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
