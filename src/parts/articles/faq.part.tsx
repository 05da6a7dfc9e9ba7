import { FAQ_GROUPS, type FaqGroup } from '#domain/articles.ts';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type FaqItem } from '#contract/calls/article.shapes.ts';
import { ArticleHtml } from '#src/parts/html/article-html.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { NothingYet } from '#src/parts/list/nothing.tsx';
import { IconChevronDown } from '@tabler/icons-react';
import styles from './faq.module.css';

interface FaqProps {
  readonly query: UseQueryResult<{ readonly shoppening_list: readonly FaqItem[] }>;
  /** A link within the site was followed in an answer. */
  readonly onLink: (href: string) => void;
}

/** The questions that are often asked, by group, each with its answer behind it. The id of each is its anchor. */
export function Faq({ query, onLink }: FaqProps) {
  return (
    <ReadList query={query}>
      {({ shoppening_list: items }) =>
        items.length === 0 ? (
          <NothingYet title={<Trans>There are no questions yet</Trans>} />
        ) : (
          <FaqGroups items={items} onLink={onLink} />
        )
      }
    </ReadList>
  );
}

function FaqGroups({ items, onLink }: Pick<FaqProps, 'onLink'> & { readonly items: readonly FaqItem[] }) {
  useEffect(openNamed, [items]);
  useEffect(() => {
    window.addEventListener('hashchange', openNamed);
    return () => window.removeEventListener('hashchange', openNamed);
  }, []);
  return FAQ_GROUPS.map((group) => {
    const own = items.filter((item) => item.group === group);
    return own.length === 0 ? null : (
      <section key={group} className={styles.group}>
        <h3>
          <GroupName group={group} />
        </h3>
        {own.map((item) => (
          <details key={item.id} id={`faq-${item.id}`} className={styles.question}>
            <summary lang={item.language}>
              {item.name}
              <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
            </summary>
            <ArticleHtml html={item.html} language={item.language} onLink={onLink} />
          </details>
        ))}
      </section>
    );
  });
}

/** The question that the address names is open. */
function openNamed() {
  const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
  named.querySelector('summary')?.focus({ preventScroll: true });
}

function GroupName({ group }: { readonly group: FaqGroup }) {
  switch (group) {
    case 'booking':
      return <Trans>Booking</Trans>;
    case 'services':
      return <Trans>Services and prices</Trans>;
    case 'card':
      return <Trans>Card, points and coupons</Trans>;
    case 'companies':
      return <Trans>Companies</Trans>;
    case 'branches':
      return <Trans>Branches</Trans>;
  }
}
