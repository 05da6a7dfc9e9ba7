import { Link } from '@tanstack/react-router';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { SitePage } from './site-pages.tsx';

/** The link to a page of the site, in the language of this one. */
export function SiteLink({ page: { to, hash, name, isWhole } }: { readonly page: SitePage }) {
  const lang = useLanguage();
  return (
    <Link
      to={to}
      params={{ lang }}
      {...(hash === undefined ? {} : { hash })}
      activeOptions={{ exact: isWhole === true, includeSearch: false, includeHash: hash !== undefined }}
    >
      {name}
    </Link>
  );
}
