import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Api } from '#src/api/client.ts';
import { sitePageQuery } from '#src/api/queries/article.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { formatDate } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticleHtml } from '#src/parts/html/article-html.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './site-page.module.css';

interface SiteTextProps {
  readonly host: object;
  readonly api: Api;
  /** The name of its file among the pages. */
  readonly name: string;
  readonly onLink: (href: string) => void;
  /** Shown where there is no such text. */
  readonly missing: ReactNode;
}

/** A page with one text of the site, such as the privacy policy. */
export function SitePage({ title, ...text }: SiteTextProps & { readonly title: ReactNode }) {
  return (
    <Wrap className={styles.page}>
      <SiteText {...text} title={title} level={1} />
    </Wrap>
  );
}

interface HeadedTextProps extends SiteTextProps {
  readonly level: 1 | 2;
  /** The page's heading while its text could not be read. */
  readonly title?: ReactNode;
}

/** A text of the site with its heading. */
export function SiteText({ host, api, name, onLink, missing, level, title }: HeadedTextProps) {
  const language = useLanguage();
  const query = useQuery(sitePageQuery(api, language, name), queryClientOf(host));
  const Heading = level === 1 ? 'h1' : 'h2';
  if (query.data?.item === null) return missing;
  return (
    <>
      {level === 1 && query.data === undefined ? <h1 tabIndex={-1}>{title}</h1> : null}
      <ReadList query={query} rows={2}>
        {({ item }) => {
          if (item === null) return null;
          const day = formatDate(item.updated, language);
          return (
            <article className={styles.text}>
              <header className={styles.head}>
                <Heading tabIndex={-1} lang={item.language}>
                  {item.name}
                </Heading>
                <p className={styles.lead} lang={item.language}>
                  {item.desc}
                </p>
                <p className={styles.updated}>
                  <Trans>
                    Last changed on <time dateTime={item.updated}>{day}</time>
                  </Trans>
                </p>
              </header>
              <ArticleHtml html={item.html} language={item.language} onLink={onLink} />
            </article>
          );
        }}
      </ReadList>
    </>
  );
}
