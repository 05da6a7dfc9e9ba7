import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ArticleKind } from '#domain/articles.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { readArticle } from '#contract/calls/article.calls.ts';
import type { Api } from '#src/api/client.ts';
import { articleQuery } from '#src/api/queries/article.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticleCards, ArticleTags, type RenderArticleLink } from '#src/parts/articles/article-cards.tsx';
import { ArticleFacts } from '#src/parts/articles/article-facts.tsx';
import { ArticleHtml } from '#src/parts/html/article-html.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { ArticleDrawing } from '#src/ui/drawings/drawing.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './article-detail.module.css';
import { KIND_NAMES } from './kinds.texts.ts';
import { ShareArticle } from './share-article.part.tsx';

type Item = NonNullable<AnswerOf<typeof readArticle>['item']>;

interface ArticleDetailPageProps {
  readonly host: object;
  readonly api: Api;
  readonly kind: ArticleKind;
  readonly slug: string;
  /** The page's own address with its origin, to be shared. */
  readonly address: string;
  /** From the home page to the list. */
  readonly trail: readonly { readonly key: string; readonly link: ReactNode }[];
  /** The booking with these services filled in. */
  /** `wish` goes into the message to the mechanic. */
  readonly renderBookLink: (services: readonly number[], look: LinkLook, wish?: string) => ReactNode;
  readonly renderLink: RenderArticleLink;
  readonly onLink: (href: string) => void;
  /** Shown where there is no such item. */
  readonly missing: ReactNode;
}

/** A content item with its text, ways to share it and to book, and items like it. */
export function ArticleDetailPage(props: ArticleDetailPageProps) {
  const { host, api, kind, slug, missing, trail } = props;
  const { i18n, t } = useLingui();
  const query = useQuery(articleQuery(api, useLanguage(), kind, slug), queryClientOf(host));
  const item = query.data?.item;
  if (item === null) return missing;
  return (
    <Wrap className={styles.page}>
      <nav aria-label={t`Where this page is`}>
        <ol className={styles.trail}>
          {trail.map(({ key, link }) => (
            <li key={key}>{link}</li>
          ))}
          {item ? (
            <li aria-current="page" lang={item.language}>
              {item.name}
            </li>
          ) : null}
        </ol>
      </nav>
      <h1 tabIndex={-1} lang={item?.language}>
        {item?.name ?? i18n._(KIND_NAMES[kind])}
      </h1>
      <ReadList query={query} rows={2}>
        {({ item: shown, related_list: related }) =>
          shown === null ? null : <Detail {...props} item={shown} related={related} />
        }
      </ReadList>
    </Wrap>
  );
}

function Detail(props: ArticleDetailPageProps & { item: Item; related: AnswerOf<typeof readArticle>['related_list'] }) {
  const { item, related, address, renderBookLink, renderLink, onLink } = props;
  const { services = [], offer } = item;
  // A privilege of a partner is not booked with us.
  const isBooked = offer !== 'over' && (props.kind !== 'privileges' || services.length > 0);
  return (
    <>
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={styles.lead} lang={item.language}>
            {item.desc}
          </p>
          <ArticleFacts article={item} />
        </header>
        <div className={styles.columns}>
          <div className={styles.body}>
            <div className={styles.cover}>
              <ArticleDrawing href={item.cover} label={item.cover_alt} />
              <ArticleTags article={item} />
            </div>
            {item.language === undefined ? null : (
              <Notice kind="info" title={<Trans>This page is in Thai only</Trans>}>
                <Trans>We have not translated it yet.</Trans>
              </Notice>
            )}
            {offer === 'over' ? <Notice kind="warning" title={<Trans>This offer is over</Trans>} /> : null}
            <ArticleHtml html={item.html} language={item.language} onLink={onLink} />
          </div>
          <div className={styles.side}>
            {isBooked ? (
              <div className={styles.book}>
                <Button
                  size="large"
                  renderLink={(look) =>
                    renderBookLink(services, look, props.kind === 'promotions' ? item.name : undefined)
                  }
                >
                  <Trans>Book a service</Trans>
                </Button>
              </div>
            ) : null}
            <ShareArticle address={address} name={item.name} />
          </div>
        </div>
      </article>
      {related.length === 0 ? null : (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">
            <Trans>Read on</Trans>
          </h2>
          <ArticleCards articles={related} renderLink={renderLink} level={3} />
        </section>
      )}
    </>
  );
}
