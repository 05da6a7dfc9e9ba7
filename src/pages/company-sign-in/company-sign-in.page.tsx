import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactNode } from 'react';
import { signInCompany } from '#contract/calls/company.calls.ts';
import { PASSWORD_MAX, USERNAME_MAX, type CompanyUser } from '#contract/calls/company.shapes.ts';
import type { Api, CallFailed } from '#src/api/client.ts';
import { toOutcome } from '#src/api/to-outcome.ts';
import { useCall } from '#src/api/writes/use-call.ts';
import { CookiesRefused, CookiesRefusedTitle } from '#src/parts/answers/cookies-refused.tsx';
import { TooManyTries } from '#src/parts/answers/too-many-tries.tsx';
import { FormErrors } from '#src/parts/forms/form-errors.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { cookiesWork } from '#src/ui/browser/cookies-work.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { useCheckedForm } from '#src/ui/inputs/use-checked-form.ts';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { ForgottenPassword } from './forgotten-password.part.tsx';
import styles from './company-sign-in.module.css';

interface CompanySignInProps {
  readonly host: object;
  readonly api: Api;
  /** Why one comes here, such as after signing out. */
  readonly above?: ReactNode;
  readonly onSignedIn: (user: CompanyUser) => void;
}

const FIELDS = ['username', 'password'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

const missing = (values: Values): Record<string, string> =>
  Object.fromEntries(FIELDS.flatMap((field) => (values[field].trim() === '' ? [[field, 'required']] : [])));

/** What a refused sign-in leaves to say. */
const failureOf = ({ failure, message, details }: CallFailed) => ({
  message,
  minutes: failure === 'tooManyRequests' ? Math.max(1, Math.ceil((details.retry_after ?? 60) / 60)) : null,
});

/** Where a company signs in (CORP-02), with the way on for a forgotten password (CORP-03). */
export function CompanySignInPage({ host, api, above, onSignedIn }: CompanySignInProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const hasCookies = useMemo(() => cookiesWork(), []);
  const form = useCheckedForm<Values>({
    initialValues: { username: '', password: '' },
    problems: missing,
    onChange: () => signIn.reset(),
  });
  const signIn = useCall(host, async (values: Values, signal) => {
    const result = await api(signInCompany, values, { signal });
    if (result.kind === 'ok') onSignedIn(result.value.profile);
    return toOutcome(result, { otherwise: failureOf }, () => null);
  });
  const texts: Record<keyof Values, string> = {
    username: t`Enter your user name`,
    password: t`Enter your password`,
  };
  const field = (name: keyof Values) => ({
    id: `company-${name}`,
    name,
    value: form.values[name],
    error: form.errors[name] ? texts[name] : undefined,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => form.set(name, value),
    autoCapitalize: 'off',
    autoCorrect: 'off',
    spellCheck: false,
  });
  const wrong = FIELDS.flatMap((name) => (form.errors[name] ? [{ field: `company-${name}`, text: texts[name] }] : []));
  const failure = signIn.data?.kind === 'failed' ? signIn.data.failure : null;
  const isIn = signIn.isPending || signIn.data?.kind === 'ok';
  return (
    <Wrap className={styles.page}>
      <div className={styles.card}>
        <h1 tabIndex={-1}>
          <Trans>Sign in for companies</Trans>
        </h1>
        <p className={styles.about}>
          <Trans>See what is due, and manage your fleet and all its bookings in one place.</Trans>
        </p>
        {above}
        {hasCookies ? null : (
          <Notice kind="error" title={<CookiesRefusedTitle />}>
            <CookiesRefused phone="" />
          </Notice>
        )}
        <form
          method="post"
          className={styles.form}
          noValidate
          onSubmit={form.submit((values) => isIn || signIn.mutate(values))}
        >
          <FormErrors errors={wrong} attempt={form.attempt} />
          {failure === null ? null : failure.minutes === null ? (
            <Notice kind="error" title={<Trans>Not signed in</Trans>}>
              {failure.message}
            </Notice>
          ) : (
            <TooManyTries minutes={failure.minutes} />
          )}
          {signIn.isError ? (
            <Notice kind="error" title={<Trans>Not signed in</Trans>}>
              <Trans>Check your internet connection, then try again.</Trans>
            </Notice>
          ) : null}
          <TextField
            {...field('username')}
            label={<Trans>User name</Trans>}
            autoComplete="username"
            maxLength={USERNAME_MAX}
          />
          <TextField
            {...field('password')}
            type={isShown ? 'text' : 'password'}
            label={<Trans>Password</Trans>}
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            rightSectionWidth="auto"
            rightSection={
              <button type="button" className={styles.show} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
                {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
              </button>
            }
          />
          <Button type="submit" size="large" wide busy={isIn ? t`Signing in…` : null}>
            <Trans>Sign in</Trans>
          </Button>
        </form>
        <ForgottenPassword host={host} api={api} username={form.values.username} />
      </div>
    </Wrap>
  );
}
