import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Article } from '#contract/calls/article.shapes.ts';
import { ArticleDrawing } from '#src/ui/drawings/drawing.tsx';
import type { LinkLook } from '#src/ui/actions/button.tsx';
import { ArticleFacts } from './article-facts.tsx';
import styles from './articles.module.css';

/** The link to an item's page. */
export type RenderArticleLink = (article: Article, look: LinkLook) => ReactNode;

interface ArticleCardsProps {
  readonly articles: readonly Article[];
  readonly renderLink: RenderArticleLink;
  /** Of the cards' headings: one below the heading above them. */
  readonly level: 2 | 3;
}

/** Content items as cards; the whole card is the link's target. */
export function ArticleCards({ articles, renderLink, level }: ArticleCardsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={styles.cards}>
      {articles.map((article) => (
        <li key={article.id} className={styles.card} data-article={article.id}>
          <div className={styles.cover}>
            <ArticleDrawing href={article.cover} />
            <ArticleTags article={article} />
          </div>
          <div className={styles.words}>
            <Heading lang={article.language}>{renderLink(article, { children: article.name })}</Heading>
            <p lang={article.language}>{article.desc}</p>
            <ArticleFacts article={article} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The item's left tag, whether it is new, and whether its offer has yet to begin. */
export function ArticleTags({ article }: { readonly article: Article }) {
  const { left_tag: left, is_new: isNew, offer, language } = article;
  if (left === null && !isNew && offer !== 'coming' && language === undefined) return null;
  return (
    <ul className={styles.tags}>
      {left === null ? null : (
        <li className={styles.left} lang={article.language}>
          {left}
        </li>
      )}
      {isNew ? (
        <li className={styles.new}>
          <Trans context="posted lately">New</Trans>
        </li>
      ) : null}
      {offer === 'coming' ? (
        <li className={styles.left}>
          <Trans>Starts soon</Trans>
        </li>
      ) : null}
      {language === undefined ? null : (
        <li className={styles.left}>
          <Trans>In Thai</Trans>
        </li>
      )}
    </ul>
  );
}
