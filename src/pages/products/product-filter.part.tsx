import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ProductBrand, ProductFilter as Filter } from '#contract/calls/product.shapes.ts';
import { myCarsQuery } from '#src/api/queries/car.queries.ts';
import { productBrandsQuery, productFiltersQuery } from '#src/api/queries/product.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { FieldGroup } from '#src/ui/inputs/field-group.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { Ways } from '#src/ui/layout/ways.tsx';
import type { ProductsSearch } from './products.address.ts';
import type { ProductsHost } from './product-links.types.ts';
import styles from './products.module.css';

export interface ProductFilterProps {
  readonly host: ProductsHost;
  readonly search: ProductsSearch;
  readonly onSearch: (search: ProductsSearch) => void;
  /** The code of the member who is signed in. */
  readonly code: string | null;
  /** The fields of the car, which belong to a flow. */
  readonly renderCar: (props: { readonly error: ReactNode; readonly onCar: (id: number | null) => void }) => ReactNode;
}

/** Brand, size or type, and car: the list is narrowed when all of them are filled in (CONT-05). A member's car narrows it at once. */
export function ProductFilter(props: ProductFilterProps) {
  const { host, search, onSearch, code, renderCar } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const client = queryClientOf(host);
  const brands = useQuery(productBrandsQuery(host.api(language), language), client);
  const filters = useQuery(productFiltersQuery(host.api(language), language), client);
  const [brand, setBrand] = useState(search.product_brand);
  const [filter, setFilter] = useState(search.product_filter);
  const [car, setCar] = useState<number | null>(search.car ?? null);
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  if (brands.isError || filters.isError)
    return (
      <CannotDisplay
        isTrying={brands.isFetching || filters.isFetching}
        onRetry={() => void Promise.all([brands.refetch(), filters.refetch()])}
      />
    );
  const missing = (isThere: boolean, text: string) => (attempt > 0 && !isThere ? text : undefined);
  return (
    <div className={styles.filter}>
      {code === null ? null : (
        <OwnCars host={host} code={code} onCar={(own) => onSearch({ ...search, car: own, page: undefined })} />
      )}
      <form
        ref={form}
        noValidate
        className={styles.fields}
        aria-label={t`Filter products`}
        onSubmit={(event) => {
          event.preventDefault();
          if (brand === undefined || filter === undefined || car === null) setAttempt(attempt + 1);
          else onSearch({ ...search, product_brand: brand, product_filter: filter, car, page: undefined });
        }}
      >
        <p className={styles.hint}>
          <Trans>Fill in all of them to see what fits your car.</Trans>
        </p>
        <NativeSelect
          label={<Trans>Product brand</Trans>}
          placeholder={t`Choose a product brand`}
          error={missing(brand !== undefined, t`Please choose a product brand`)}
          options={brandsOf(brands.data, search.group).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={brand ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const next = value === '' ? undefined : Number(value);
            setBrand(next);
            if (!filtersOf(filters.data, search.group, next).some(({ id }) => id === filter)) setFilter(undefined);
          }}
        />
        <NativeSelect
          label={<Trans>Size or type</Trans>}
          placeholder={t`Choose a size or type`}
          error={missing(filter !== undefined, t`Please choose a size or type`)}
          options={filtersOf(filters.data, search.group, brand).map(({ id, name }) => ({ value: id, label: name }))}
          value={filter ?? ''}
          onChange={({ currentTarget: { value } }) => setFilter(value === '' ? undefined : value)}
        />
        <FieldGroup legend={<Trans>Your car</Trans>}>
          {renderCar({ error: missing(car !== null, t`Please choose your car`), onCar: setCar })}
        </FieldGroup>
        <Ways>
          <Button type="submit">
            <Trans>Show products</Trans>
          </Button>
          <Button kind="text" onClick={() => onSearch({ group: search.group, sortby: search.sortby })} type="button">
            <Trans>Clear the filter</Trans>
          </Button>
        </Ways>
      </form>
    </div>
  );
}

const brandsOf = (brands: readonly ProductBrand[] | undefined, group: number | undefined) =>
  (brands ?? []).filter(({ group_list: groups }) => group === undefined || groups.includes(group));

const filtersOf = (filters: readonly Filter[] | undefined, group: number | undefined, brand: number | undefined) =>
  (filters ?? []).filter(
    ({ group_id: id, brand_list: brands }) =>
      (group === undefined || id === group) && (brand === undefined || brands.includes(brand)),
  );

interface OwnCarsProps {
  readonly host: ProductsHost;
  readonly code: string;
  readonly onCar: (id: number) => void;
}

/** A member's cars, each of which narrows the list without any choosing. */
function OwnCars({ host, code, onCar }: OwnCarsProps) {
  const language = useLanguage();
  const { data = [] } = useQuery(myCarsQuery(host.api(language), code), queryClientOf(host));
  if (data.length === 0) return null;
  return (
    <div className={styles.own}>
      <p>
        <Trans>What fits your car</Trans>
      </p>
      <Ways>
        {data.map((car) => (
          <Button key={car.car_profile_id} kind="outline" size="small" onClick={() => onCar(car.master_car_data_id)}>
            <span translate="no">
              {car.car_name} · {car.car_register_number}
            </span>
          </Button>
        ))}
      </Ways>
    </div>
  );
}
