import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { productsQuery } from '#src/api/queries/product.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { CarChoicePart } from '#src/flows/car-registration/car-choice.part.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ProductFilter } from '#src/pages/products/product-filter.part.tsx';
import { productQuestion, type ProductsSearch } from '#src/pages/products/products.address.ts';

interface ProductFilterPlaceProps {
  readonly search: ProductsSearch;
  readonly onSearch: (search: ProductsSearch) => void;
  readonly code: string | null;
}

/** The filter with the cascade of the car; what Back, Forward or a member's car have changed begins it anew. */
export function ProductFilterPlace({ search, onSearch, code }: ProductFilterPlaceProps) {
  const host = useRouter().options.context;
  const language = useLanguage();
  const { data } = useQuery(productsQuery(host.api(language), language, productQuestion(search)), queryClientOf(host));
  const { product_brand: brand = '', product_filter: filter = '', car } = search;
  const known = data?.car?.master_car_data_id === car ? data?.car : undefined;
  return (
    <ProductFilter
      key={`${brand} ${filter} ${car ?? ''} ${known?.master_car_data_id ?? ''}`}
      host={host}
      search={search}
      onSearch={onSearch}
      code={code}
      renderCar={(props) => (
        <CarChoicePart
          host={host}
          idPrefix="product-car"
          wanted={known ? { brand: known.brand, model: known.model, variant: known.variant, year: known.year } : {}}
          {...props}
        />
      )}
    />
  );
}
