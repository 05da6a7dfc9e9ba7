import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';

/** Leads to the code of a redemption that is still open. Stays the same function in one language. */
export function useCodeLink() {
  const lang = useLanguage();
  return useCallback(
    (id: string) => (
      <Link to="/$lang/me/redeem" params={{ lang }} search={{ redemption: id }}>
        <Trans>Show the code</Trans>
      </Link>
    ),
    [lang],
  );
}
