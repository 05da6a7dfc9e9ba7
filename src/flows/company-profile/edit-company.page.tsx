import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type FormEvent, type ReactNode } from 'react';
import { editCompany } from '#contract/calls/company.calls.ts';
import type { CompanyUser } from '#contract/calls/company.shapes.ts';
import type { Account } from '#machines/shared/account.ts';
import { ofAccount } from '#src/api/queries/account.ts';
import { companyFormQuery } from '#src/api/queries/company.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { writeOnce } from '#src/api/writes/keyed-write.ts';
import { refusalOf, useCall } from '#src/api/writes/use-call.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { AddressChoicePart } from '#src/flows/address-choice/address-choice.part.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { FormErrors } from '#src/parts/forms/form-errors.tsx';
import { PhoneField } from '#src/parts/forms/phone-field.tsx';
import { StillHere } from '#src/parts/forms/still-here.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { useLeaveWarning } from '#src/ui/browser/use-leave-warning.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { FieldPair } from '#src/ui/inputs/field-group.tsx';
import { TextArea } from '#src/ui/inputs/text-area.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import {
  canAddEmail,
  changeOf,
  isSound,
  profileDraft,
  profileProblems,
  type ProfileDraft,
  type ProfileField,
} from './company-profile.form.ts';
import { typedProfile } from './company-profile.store.ts';
import { emailProblemText, PLACE_TEXTS, profileProblemText } from './company-profile.texts.ts';
import styles from './company-profile.module.css';

interface EditCompanyProps {
  readonly host: FlowHost;
  readonly account: Account;
  /** Leads back without saving. */
  readonly back: ReactNode;
  readonly onSaved: (user: CompanyUser) => void;
}

/** The company's profile as a form (CORP-04). What is typed is kept until it is saved or discarded. */
export function EditCompanyPage(props: EditCompanyProps) {
  const { host, account } = props;
  const api = host.api(useLanguage());
  const query = useQuery(companyFormQuery(api, account.code), queryClientOf(host));
  const [typed] = useState(() => typedProfile(account.account));
  const [begun, setBegun] = useState(() => ({ kept: typed.read(), round: 0 }));
  return (
    <>
      <PageHead title={<Trans>Edit company account</Trans>} />
      <ReadList query={query} rows={6}>
        {({ form }) => (
          <div className={styles.form}>
            {begun.kept === null ? null : (
              <StillHere
                onDiscard={() => {
                  typed.forget();
                  setBegun({ kept: null, round: begun.round + 1 });
                }}
              />
            )}
            <Form
              key={begun.round}
              {...props}
              typed={typed}
              saved={profileDraft(form)}
              initial={begun.kept ?? profileDraft(form)}
            />
          </div>
        )}
      </ReadList>
    </>
  );
}

type FormProps = EditCompanyProps & {
  readonly typed: ReturnType<typeof typedProfile>;
  readonly saved: ProfileDraft;
  readonly initial: ProfileDraft;
};

const isSame = (one: ProfileDraft, other: ProfileDraft) =>
  JSON.stringify(changeOf(one)) === JSON.stringify(changeOf(other));

function Form({ host, account, back, onSaved, typed, saved, initial }: FormProps) {
  const { i18n, t } = useLingui();
  const api = host.api(useLanguage());
  const [draft, setDraft] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const save = useCall(host, async (next: ProfileDraft, signal) => {
    const request = { code: account.code, profile: changeOf(next) };
    const result = await writeOnce(api, { call: editCompany, about: '', request }, signal);
    if (result.kind === 'ok') {
      typed.forget();
      await queryClientOf(host).invalidateQueries({ queryKey: ofAccount(account.code) });
    }
    return toOutcome(result, { otherwise: refused }, ({ profile }) => profile);
  });
  useLeaveWarning(save.isPending);
  const stored = save.data?.kind === 'ok' ? save.data.value : null;
  const finish = useEffectEvent(onSaved);
  // Not before the call is over: leaving while it is on its way is asked about.
  useEffect(() => {
    if (stored !== null) finish(stored);
  }, [stored]);
  const problems = profileProblems(draft);
  const change = (changed: Partial<ProfileDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    if (!save.isPending) save.reset();
    if (isSame(next, saved)) typed.forget();
    else typed.keep(next);
  };
  const leave = (name: string) => setLeft(new Set([...left, name]));
  const isJudged = (name: string) => attempt > 0 || left.has(name);
  const field = (name: ProfileField) => {
    const problem = problems.fields[name];
    return {
      id: `company-${name}`,
      name,
      value: draft[name],
      error: problem !== undefined && isJudged(name) ? i18n._(profileProblemText(name, problem)) : undefined,
      onBlur: () => draft[name].trim() !== '' && leave(name),
    };
  };
  const text = (name: ProfileField) => ({
    ...field(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change({ [name]: value }),
  });
  const emailAt = (place: number) => {
    const problem = problems.emails[place];
    return problem && isJudged(`email-${place}`) ? i18n._(emailProblemText(problem)) : undefined;
  };
  const placeErrors =
    attempt > 0 ? Object.fromEntries(problems.places.map((place) => [place, i18n._(PLACE_TEXTS[place])])) : {};
  const names = ['corporate_name', 'address', 'first_name', 'last_name', 'tel', 'Email'] as const;
  const wrong = [
    ...names.flatMap((name) => {
      const { id, error } = field(name);
      return error === undefined ? [] : [{ field: id, text: error, name }];
    }),
    ...Object.entries(placeErrors).map(([place, words]) => ({ field: `address-${place}`, text: words })),
    ...draft.emails.flatMap((_, place) => {
      const error = emailAt(place);
      return error === undefined ? [] : [{ field: `company-email-${place}`, text: error }];
    }),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    if (isSound(problems)) save.mutate(draft);
    else setAttempt(attempt + 1);
  };
  const setEmail = (place: number, email: string) =>
    change({ emails: draft.emails.map((each, index) => (index === place ? email : each)) });
  const refusal = refusalOf(save);
  return (
    <form method="post" className={styles.form} noValidate onSubmit={submit}>
      <FormErrors errors={wrong} attempt={attempt} />
      <fieldset className={styles.set}>
        <legend>
          <Trans>Company</Trans>
        </legend>
        <TextField {...text('corporate_name')} label={<Trans>Company name</Trans>} autoComplete="organization" />
        <TextArea
          {...text('address')}
          label={<Trans>House number, street</Trans>}
          rows={2}
          autoComplete="street-address"
        />
        <AddressChoicePart
          host={host}
          initial={initial.place}
          errors={placeErrors}
          onAddress={(place) => {
            if (JSON.stringify(place) !== JSON.stringify(draft.place)) change({ place });
          }}
        />
      </fieldset>
      <fieldset className={styles.set}>
        <legend>
          <Trans>Contact person</Trans>
        </legend>
        <FieldPair>
          <TextField {...text('first_name')} label={<Trans>First name</Trans>} autoComplete="given-name" />
          <TextField {...text('last_name')} label={<Trans>Last name</Trans>} autoComplete="family-name" />
        </FieldPair>
        <PhoneField
          {...field('tel')}
          label={<Trans>Phone number</Trans>}
          note={<Trans>(optional)</Trans>}
          onText={(tel) => change({ tel })}
          onLeave={field('tel').onBlur}
          autoComplete="tel-national"
        />
      </fieldset>
      <fieldset className={styles.set}>
        <legend>
          <Trans>E-mail</Trans>
        </legend>
        <TextField
          {...text('Email')}
          label={<Trans>Main e-mail</Trans>}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
        />
        {draft.emails.map((email, place) => {
          const number = place + 1;
          return (
            // Their order is all that tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={place} className={styles.email}>
              <TextField
                id={`company-email-${place}`}
                label={<Trans>Further e-mail {number}</Trans>}
                value={email}
                error={emailAt(place)}
                inputMode="email"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                onChange={({ currentTarget: { value } }) => setEmail(place, value)}
                onBlur={() => email.trim() !== '' && leave(`email-${place}`)}
              />
              <Button
                kind="outline"
                aria-label={t`Remove further e-mail ${number}`}
                icon={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
                onClick={() => change({ emails: draft.emails.filter((_, index) => index !== place) })}
              />
            </div>
          );
        })}
        {canAddEmail(draft) ? (
          <Button
            kind="text"
            size="small"
            data-in-line
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            // A blur would move the button away from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => change({ emails: [...draft.emails, ''] })}
          >
            <Trans>Add an e-mail</Trans>
          </Button>
        ) : null}
      </fieldset>
      {refusal === null ? null : (
        <Notice kind="error" title={<Trans>Not saved</Trans>}>
          {refusal || <Trans>Check your connection and save again. What you typed is still here.</Trans>}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={save.isPending ? t`Saving…` : null} onMouseDown={(event) => event.preventDefault()}>
          <Trans>Save</Trans>
        </Button>
        {back}
      </div>
    </form>
  );
}
