import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Ways } from '#src/ui/layout/ways.tsx';
import { Pagination } from '#src/ui/navigation/pagination.tsx';
import styles from './list.module.css';

interface ListPagesProps {
  /** Such as 'Pages of your bookings'. */
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  /** The address of a page, where it has one. */
  readonly hrefOf?: ((page: number) => string) | undefined;
}

/** The pagination of a list (LIST-02); each new page is scrolled to its start. On a page beyond the last one, it leads back. */
export function ListPages(props: ListPagesProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const { pages, onPage } = props;
  if (props.page > pages)
    return (
      <div className={styles.nothing} role="status">
        <p className={styles.title}>
          <Trans>There is nothing on this page</Trans>
        </p>
        <Ways>
          <Button kind="outline" onClick={() => onPage(pages)}>
            <Trans>Go to the last page</Trans>
          </Button>
        </Ways>
      </div>
    );
  const turnTo = (next: number) => {
    onPage(next);
    const list = place.current?.closest<HTMLElement>('[data-list]');
    list?.focus({ preventScroll: true });
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  };
  return (
    <div ref={place}>
      <Pagination
        {...props}
        onPage={turnTo}
        previousLabel={t`Previous page`}
        nextLabel={t`Next page`}
        pageLabel={(page) => t`Page ${page}`}
      />
    </div>
  );
}
