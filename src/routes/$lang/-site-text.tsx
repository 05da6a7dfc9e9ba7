import { useRouter } from '@tanstack/react-router';
import { NotFoundPage } from '#src/app/failures/not-found-page.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { SitePage, SiteText } from '#src/pages/articles/site-page.page.tsx';

interface SiteTextRouteProps {
  /** Of its file. */
  readonly name: string;
  /** Of its heading: 1 where it is the page, 2 where it is a part of one. */
  readonly level: 1 | 2;
}

/** A text of the site, with its links within the site. */
export function SiteTextRoute({ name, level }: SiteTextRouteProps) {
  const router = useRouter();
  const host = router.options.context;
  const text = {
    host,
    api: host.api(useLanguage()),
    name,
    onLink: (href: string) => void router.navigate({ href }),
  };
  if (level === 1) return <SitePage {...text} missing={<NotFoundPage />} />;
  return <SiteText {...text} level={2} missing={null} />;
}
