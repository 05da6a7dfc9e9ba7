import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { TEL_DIGITS } from '#domain/constants.ts';
import { updateProfile } from '#contract/calls/member.calls.ts';
import type { Profile } from '#contract/calls/member.shapes.ts';
import type { Api } from '#src/api/client.ts';
import { writeOnce } from '#src/api/writes/keyed-write.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { refusalOf, useCall } from '#src/api/writes/use-call.ts';
import type { FieldProblem } from '#src/i18n/issue-codes.ts';
import { problemMessage } from '#src/i18n/problem-messages.ts';
import { FormErrors } from '#src/parts/forms/form-errors.tsx';
import { PhoneField } from '#src/parts/forms/phone-field.tsx';
import { StillHere } from '#src/parts/forms/still-here.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { FieldPair } from '#src/ui/inputs/field-group.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { useCheckedForm } from '#src/ui/inputs/use-checked-form.ts';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { useLeaveWarning } from '#src/ui/browser/use-leave-warning.ts';
import styles from './account.module.css';
import { changesOf, profileProblems, profileValues, type ProfileField, type ProfileValues } from './profile.form.ts';
import { typedProfile } from './profile.store.ts';

interface ProfileFormProps {
  readonly host: object;
  readonly api: Api;
  readonly account: string;
  readonly profile: Profile;
  readonly onSaved: (profile: Profile) => void;
}

/** All of them may have been stored by an older form with other rules. */
const STORED = ['first_name', 'last_name', 'contact_tel', 'contact_email'] as const;

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
    stored: STORED,
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
      error: problem && i18n._(problemMessage(name, problem, form.values[name])),
    };
  };
  const text = (name: ProfileField) => ({
    ...field(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => form.set(name, value),
    onBlur: () => form.leave(name),
  });
  const wrong = (Object.keys(saved) as ProfileField[]).flatMap((name) => {
    const { id, error } = field(name);
    return error === undefined ? [] : [{ field: id, text: error }];
  });
  const isDone = save.data?.kind === 'ok' && !isChanged;
  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      onSubmit={form.submit((values) => isChanged && !save.isPending && save.mutate(changesOf(values, saved)))}
    >
      <FormErrors errors={wrong} attempt={form.attempt} />
      <FieldPair>
        <TextField
          {...text('first_name')}
          data-first-focus
          label={<Trans>First name</Trans>}
          autoComplete="given-name"
        />
        <TextField {...text('last_name')} label={<Trans>Last name</Trans>} autoComplete="family-name" />
      </FieldPair>
      <PhoneField
        {...field('contact_tel')}
        onText={(text) => form.set('contact_tel', text)}
        onLeave={() => form.leave('contact_tel')}
        label={<Trans>Phone number</Trans>}
        hint={<Trans>{TEL_DIGITS} digits</Trans>}
        autoComplete="tel-national"
      />
      <TextField
        {...text('contact_email')}
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
