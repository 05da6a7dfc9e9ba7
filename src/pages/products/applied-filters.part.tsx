import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import type { FilteredCar } from '#contract/calls/product.shapes.ts';
import { productBrandsQuery, productFiltersQuery } from '#src/api/queries/product.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { formatYearOfMake } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isNarrowed, type ProductsSearch } from './products.address.ts';
import type { ProductsHost } from './product-links.types.ts';
import styles from './products.module.css';

interface AppliedFiltersProps {
  readonly host: ProductsHost;
  readonly search: ProductsSearch;
  readonly car: FilteredCar | undefined;
  readonly onSearch: (search: ProductsSearch) => void;
}

/** What narrows the list, each with a way to take it away. */
export function AppliedFilters({ host, search, car, onSearch }: AppliedFiltersProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const client = queryClientOf(host);
  const isOn = isNarrowed(search);
  const brands = useQuery({ ...productBrandsQuery(host.api(language), language), enabled: isOn }, client);
  const filters = useQuery({ ...productFiltersQuery(host.api(language), language), enabled: isOn }, client);
  if (!isOn) return null;
  const brand = brands.data?.find(({ id }) => id === search.product_brand)?.name ?? t`Brand`;
  const filter = filters.data?.find(({ id }) => id === search.product_filter)?.name ?? t`Size or type`;
  const carName = car ? carText(car, formatYearOfMake(car.year, language)) : t`Car`;
  const without = (gone: keyof ProductsSearch) => onSearch({ ...search, [gone]: undefined, page: undefined });
  return (
    <ul className={styles.applied} aria-label={t`Filters that are on`}>
      {search.product_brand === undefined ? null : <Applied text={brand} onRemove={() => without('product_brand')} />}
      {search.product_filter === undefined ? null : (
        <Applied text={filter} onRemove={() => without('product_filter')} />
      )}
      {search.car === undefined ? null : <Applied text={carName} onRemove={() => without('car')} />}
    </ul>
  );
}

const carText = ({ brand, model, variant }: FilteredCar, year: string) => [brand, model, variant, year].join(' ');

function Applied({ text, onRemove }: { readonly text: string; readonly onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <li>
      <button type="button" className={styles.chip} aria-label={t`Remove filter: ${text}`} onClick={onRemove}>
        {text}
        <IconX size={16} stroke={2} aria-hidden="true" />
      </button>
    </li>
  );
}
