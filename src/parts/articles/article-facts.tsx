import { Trans, useLingui } from '@lingui/react/macro';
import type { Article } from '#contract/calls/article.shapes.ts';
import { formatDate } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './articles.module.css';

/** What an item says besides its words: brand, price, points, period and the day it was posted. */
export function ArticleFacts({ article }: { readonly article: Article }) {
  const { i18n } = useLingui();
  const { brand_name: brand, price_from: price, point_use: points } = article;
  const shownPrice = i18n.number(price ?? 0);
  const shownPoints = i18n.number(points ?? 0);
  return (
    <ul className={styles.facts}>
      {brand === null ? null : <li translate="no">{brand}</li>}
      {price === undefined ? null : (
        <li className={styles.amount}>
          <Trans>From {shownPrice} baht</Trans>
        </li>
      )}
      {points === null ? null : (
        <li className={styles.amount}>
          <Trans>Uses {shownPoints} points</Trans>
        </li>
      )}
      <Period article={article} />
      <Posted article={article} />
    </ul>
  );
}

function Period({ article: { start, end, offer } }: { readonly article: Article }) {
  const language = useLanguage();
  if (start === null || end === null) return null;
  const [first, last] = [formatDate(start, language), formatDate(end, language)];
  return (
    <li data-offer={offer}>
      {offer === 'over' ? (
        <Trans>
          Ended on <time dateTime={end}>{last}</time>
        </Trans>
      ) : (
        <Trans>
          <time dateTime={start}>{first}</time> to <time dateTime={end}>{last}</time>
        </Trans>
      )}
    </li>
  );
}

function Posted({ article: { post_on: day } }: { readonly article: Article }) {
  const language = useLanguage();
  const posted = formatDate(day, language);
  return (
    <li>
      <Trans>
        Posted on <time dateTime={day}>{posted}</time>
      </Trans>
    </li>
  );
}
