import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { findSalesperson } from '#contract/calls/company.calls.ts';
import type { Api } from '#src/api/client.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { refusalOf, useCall } from '#src/api/writes/use-call.ts';
import { SalespersonCard } from '#src/parts/corporate/salesperson-card.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { CallLink } from '#src/ui/brand/call-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from './company-sign-in.module.css';

interface ForgottenPasswordProps {
  readonly host: object;
  readonly api: Api;
  /** What stands in the field of the form. */
  readonly username: string;
}

/** A password is reset by the salesperson who looks after the company; the page says who that is (CORP-03). */
export function ForgottenPassword({ host, api, username }: ForgottenPasswordProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [lacksName, setLacksName] = useState(false);
  const find = useCall(host, async (name: string, signal) =>
    toOutcome(await api(findSalesperson, { username: name }, { signal }), { otherwise: refused }, (answer) => answer),
  );
  const name = username.trim();
  const refusal = refusalOf(find);
  const open = () => {
    setOpen(true);
    setLacksName(name === '');
    if (name !== '') find.mutate(name);
    else document.getElementById('company-username')?.focus();
  };
  return (
    <div className={styles.forgotten}>
      <Button kind="text" size="small" data-in-line onClick={open} busy={find.isPending ? t`Looking…` : null}>
        <Trans>Forgot your password?</Trans>
      </Button>
      <div aria-live="polite">
        {isOpen && lacksName && name === '' ? (
          <Notice title={<Trans>Type your user name first</Trans>}>
            <Trans>Then press “Forgot your password?” again: we show who resets it for you.</Trans>
          </Notice>
        ) : null}
        {find.data?.kind === 'ok' ? (
          <SalespersonCard
            person={find.data.value.salesperson}
            title={<Trans>Your salesperson resets the password for you</Trans>}
          />
        ) : null}
        {refusal === null ? null : (
          <Notice kind="error" title={<Trans>We could not look up your salesperson</Trans>}>
            {refusal || (
              <Trans>
                Check your internet connection and try again, or call <CallLink />.
              </Trans>
            )}
          </Notice>
        )}
      </div>
    </div>
  );
}
