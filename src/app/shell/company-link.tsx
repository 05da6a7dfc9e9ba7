import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useLanguage } from '#src/i18n/use-language.ts';

/** The companies' part of the site; a plain link on its own pages, elsewhere in a tab of its own (NAV-03). */
export function CompanyLink() {
  const lang = useLanguage();
  const isThere = useLocation({ select: ({ pathname }) => /^\/\w\w\/corporate(\/|$)/.test(pathname) });
  return (
    <Link to="/$lang/corporate" params={{ lang }} {...(isThere ? {} : { target: '_blank', rel: 'noopener' })}>
      <Trans>For companies</Trans>
    </Link>
  );
}
