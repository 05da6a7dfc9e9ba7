import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import { Pagination as MantinePagination } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useMedia } from '#src/ui/page/use-media.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  /** The label, such as 'Pages of your bookings'. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
  pages: number;
  /** From 1 on. */
  page: number;
  onPage: (page: number) => void;
  /** The address of a page, where it has one: then the pages are links, which work without a script and in another tab. */
  hrefOf?: ((page: number) => string) | undefined;
}

/** A click that the page itself answers, not one for another tab. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLElement>) =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** Mantine's pagination. Nothing is shown for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, previousLabel, nextLabel, pageLabel, pages, page, onPage, hrefOf } = props;
  const isNarrow = useMedia('(max-width: 575px)');
  /** A control that leads nowhere, such as 'previous' on the first page, stays a button that is off. */
  const linkTo = (to: number) =>
    hrefOf === undefined || to < 1 || to > pages
      ? {}
      : {
          component: 'a' as const,
          href: hrefOf(to),
          onClick: (event: MouseEvent<HTMLElement>) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            onPage(to);
          },
        };
  return (
    <nav aria-label={label}>
      <MantinePagination
        siblings={isNarrow ? 0 : 2}
        boundaries={1}
        total={pages}
        value={page}
        onChange={onPage}
        hideWithOnePage
        gap="var(--s1)"
        classNames={styles}
        getControlProps={(control) => ({
          'aria-label': control === 'previous' ? previousLabel : nextLabel,
          ...linkTo(control === 'previous' ? page - 1 : page + 1),
        })}
        getItemProps={(each) => ({ 'aria-label': pageLabel(each), ...linkTo(each) })}
      />
    </nav>
  );
}
