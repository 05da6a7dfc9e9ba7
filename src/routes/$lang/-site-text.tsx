import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotFoundPage } from '#src/app/failures/not-found-page.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { SitePage, SiteText } from '#src/pages/articles/site-page.page.tsx';

/** How a route shows a text of the site, by the name of its file: its links are followed by the router. */
function useSiteText(name: string) {
  const router = useRouter();
  const host = router.options.context;
  return { host, api: host.api(useLanguage()), name, onLink: (href: string) => void router.navigate({ href }) };
}

/** A page with one text. */
export function SiteTextRoute({ name, title }: { readonly name: string; readonly title: ReactNode }) {
  return <SitePage {...useSiteText(name)} title={title} missing={<NotFoundPage />} />;
}

/** A text that is a part of a page. */
export function SiteTextPart({ name }: { readonly name: string }) {
  return <SiteText {...useSiteText(name)} level={2} missing={null} />;
}
