import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import { Pagination as MantinePagination } from '@mantine/core';
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
}

/** Mantine's pagination. Nothing is shown for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, previousLabel, nextLabel, pageLabel, pages, page, onPage } = props;
  return (
    <nav aria-label={label}>
      <MantinePagination
        siblings={2}
        boundaries={1}
        total={pages}
        value={page}
        onChange={onPage}
        hideWithOnePage
        gap="var(--s1)"
        classNames={styles}
        getControlProps={(control) => ({ 'aria-label': control === 'previous' ? previousLabel : nextLabel })}
        getItemProps={(each) => ({ 'aria-label': pageLabel(each) })}
      />
    </nav>
  );
}
