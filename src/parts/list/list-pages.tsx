import { useLingui } from '@lingui/react/macro';
import { Pagination } from '#src/ui/navigation/pagination.tsx';

interface ListPagesProps {
  /** Such as 'Pages of your bookings'. */
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** The pages of a list (LIST-02). */
export function ListPages(props: ListPagesProps) {
  const { t } = useLingui();
  return (
    <Pagination
      {...props}
      previousLabel={t`Previous page`}
      nextLabel={t`Next page`}
      pageLabel={(page) => t`Page ${page}`}
    />
  );
}
