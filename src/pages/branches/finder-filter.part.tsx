import { Trans, useLingui } from '@lingui/react/macro';
import { AREAS } from '#domain/areas.ts';
import type { Region } from '#contract/calls/branch.shapes.ts';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { ORDERS, type FinderSearch } from './finder.address.ts';
import styles from './finder.module.css';

interface FinderFilterProps {
  readonly regions: readonly Region[] | undefined;
  readonly search: FinderSearch;
  /** The visitor's position is known, so the branches can be ordered by distance. */
  readonly isNear: boolean;
  readonly onSearch: (changed: Partial<FinderSearch>) => void;
}

/** Where, and in which order. Only regions and provinces with branches are offered. */
export function FinderFilter({ regions = [], search, isNear, onSearch }: FinderFilterProps) {
  const { t } = useLingui();
  const counted = (name: string, count: number) => t`${name} (${count})`;
  const places = regions.flatMap(({ id, name, branches, province_list: provinces }) =>
    branches === 0
      ? []
      : [
          {
            group: name,
            items: [
              { value: id, label: counted(t`All of ${name}`, branches) },
              ...provinces.flatMap((province) =>
                province.branches === 0
                  ? []
                  : [{ value: String(province.id), label: counted(province.name, province.branches) }],
              ),
            ],
          },
        ],
  );
  const place = search.province === undefined ? (search.region ?? '') : String(search.province);
  const isOffered = places.some(({ items }) => items.some(({ value }) => value === place));
  const order = search.order === 'near' && !isNear ? undefined : search.order;
  return (
    <div className={styles.filter}>
      <NativeSelect
        label={<Trans>Region or province</Trans>}
        placeholder={t`All of Thailand`}
        options={isOffered || place === '' ? places : [{ value: place, label: t`No branches there` }, ...places]}
        value={place}
        onChange={({ currentTarget: { value } }) => {
          const region = AREAS.find((each) => each === value);
          onSearch({ region, province: region === undefined && value !== '' ? Number(value) : undefined });
        }}
      />
      <NativeSelect
        label={<Trans>Order</Trans>}
        options={[
          { value: '', label: search.q === undefined ? t`By region` : t`Best match first` },
          ...(isNear ? [{ value: 'near', label: t`Nearest first` }] : []),
          { value: 'soonest', label: t`First free time` },
          { value: 'name', label: t`By name` },
        ]}
        value={order ?? (isNear ? 'near' : '')}
        onChange={({ currentTarget: { value } }) => onSearch({ order: ORDERS.find((each) => each === value) })}
      />
    </div>
  );
}
