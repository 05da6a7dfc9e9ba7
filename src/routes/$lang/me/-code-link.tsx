import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { RenderOpen } from '#src/flows/coupon-redeem/running-codes.part.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';

/**
 * A link to the code of a redemption that is still open; on the page of the code it replaces the history entry. The same function while the language
 * stays the same.
 */
export function useCodeLink({ replace = false } = {}) {
  const lang = useLanguage();
  return useCallback<RenderOpen>(
    (id, look) => (
      <Link {...look} to="/$lang/me/redeem" params={{ lang }} search={{ redemption: id }} replace={replace}>
        {look?.children ?? <Trans>Show the code</Trans>}
      </Link>
    ),
    [lang, replace],
  );
}
