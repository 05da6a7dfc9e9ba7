import { Trans } from '@lingui/react/macro';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Report } from '#src/flow-host/report/report.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { statusOfError } from './error-status.ts';
import { StatusPage } from '#src/ui/layout/status-page.tsx';

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const lang = useLanguage();
  const router = useRouter();
  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
  return (
    <StatusPage
      status={statusOfError(error)}
      title={<Trans>This page cannot be shown right now.</Trans>}
      description={
        <Trans>Something went wrong on our side. What you have saved is still there. Please try again.</Trans>
      }
      below={<Report languages={router.options.context.languages} error={error} />}
    >
      <Button onClick={tryAgain}>
        <Trans>Try again</Trans>
      </Button>
      <Button
        kind="outline"
        renderLink={(look) => (
          <Link {...look} to="/$lang" params={{ lang }} activeOptions={{ exact: true }} reloadDocument />
        )}
      >
        <Trans>Go to the home page</Trans>
      </Button>
    </StatusPage>
  );
}
