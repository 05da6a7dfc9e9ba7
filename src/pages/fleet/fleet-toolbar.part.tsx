import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconColumns3, IconSearch, IconX } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { formatYearOfMake } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { FilterFold } from '#src/parts/list/filter-fold.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { Checkbox } from '#src/ui/inputs/checkbox.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { Panel } from '#src/ui/overlays/floating.tsx';
import {
  COLUMNS,
  columnsText,
  NO_DEPARTMENT,
  SORTED,
  VIEWS,
  type FleetColumn,
  type FleetSearch,
} from './fleet.address.ts';
import { COLUMN_NAMES, VIEW_NAMES } from './fleet-columns.texts.ts';
import { valuesOf, type FleetRow, type Found } from './fleet-rows.ts';
import styles from './fleet.module.css';

interface FleetToolbarProps {
  readonly all: readonly FleetRow[];
  readonly found: Found;
  readonly search: FleetSearch;
  /** What stands in the search field; the address follows a moment later. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onSearch: (changed: Partial<FleetSearch>) => void;
  /** Null where cars are not shown in columns. */
  readonly columns: readonly FleetColumn[] | null;
  /** Where cars are not shown in columns: chooses all that are found. */
  readonly onChooseAll: (() => void) | null;
  /** Exports what is found. */
  readonly exporting: ReactNode;
}

const CLEARED = {
  q: undefined,
  view: undefined,
  brand: undefined,
  model: undefined,
  year: undefined,
  department: undefined,
};

/** The views with their counts, the search, and the filters. */
export function FleetToolbar({
  all,
  found,
  search,
  typed,
  onType,
  onSearch,
  columns,
  onChooseAll,
  exporting,
}: FleetToolbarProps) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const isNarrowed =
    typed !== '' || Object.keys(CLEARED).some((key) => search[key as keyof typeof CLEARED] !== undefined);
  const ofBrand = search.brand === undefined ? all : all.filter(({ car }) => car.brand === search.brand);
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const hasNone = all.some(({ car }) => car.department === '');
  const departments = [
    ...options(valuesOf(all, 'department')),
    ...(hasNone ? [{ value: NO_DEPARTMENT, label: t`Without a department` }] : []),
  ];
  const select = (field: 'brand' | 'model' | 'year' | 'department', more: Partial<FleetSearch> = {}) => ({
    id: `fleet-${field}`,
    value: search[field] ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onSearch({ [field]: value || undefined, ...more }),
  });
  const shown = found.rows.length;
  const folded = (['brand', 'model', 'year', 'department'] as const).filter(
    (field) => search[field] !== undefined,
  ).length;
  return (
    <>
      <div className={styles.views} role="group" aria-label={t`Views`}>
        {(['all', ...VIEWS] as const).map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={(search.view ?? 'all') === view}
            onClick={() => onSearch({ view: view === 'all' ? undefined : view })}
          >
            {i18n._(VIEW_NAMES[view])} <b>{i18n.number(found.counts[view])}</b>
          </button>
        ))}
      </div>
      <div className={styles.filters}>
        <TextField
          className={styles.search}
          id="fleet-search"
          type="search"
          label={<Trans>Search</Trans>}
          placeholder={t`Plate, name, model, driver`}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
          value={typed}
          onChange={({ currentTarget: { value } }) => onType(value)}
        />
        <FilterFold count={folded}>
          <div className={styles.selects}>
            <NativeSelect
              {...select('brand', { model: undefined })}
              label={<Trans>Brand</Trans>}
              placeholder={t`All brands`}
              options={options(valuesOf(all, 'brand'))}
            />
            <NativeSelect
              {...select('model')}
              label={<Trans>Model</Trans>}
              placeholder={t`All models`}
              options={options(valuesOf(ofBrand, 'model'))}
            />
            <NativeSelect
              {...select('year')}
              label={<Trans>Year</Trans>}
              placeholder={t`All years`}
              options={valuesOf(all, 'year')
                .toReversed()
                .map((value) => ({ value, label: formatYearOfMake(value, language) }))}
            />
            {departments.length > 1 ? (
              <NativeSelect
                {...select('department')}
                label={<Trans>Department</Trans>}
                placeholder={t`All departments`}
                options={departments}
              />
            ) : null}
          </div>
        </FilterFold>
        {columns === null ? (
          <NativeSelect
            id="fleet-sort"
            label={<Trans>Sort by</Trans>}
            value={search.sort ?? ''}
            placeholder={i18n._(COLUMN_NAMES.plate)}
            options={(['due', 'last', 'booking', 'name', 'car', 'year'] as const).map((column) => ({
              value: column,
              label: i18n._(COLUMN_NAMES[column]),
            }))}
            onChange={({ currentTarget: { value } }) =>
              onSearch({ sort: SORTED.find((each) => each === value), desc: undefined })
            }
          />
        ) : null}
        {onChooseAll === null || shown === 0 ? null : (
          <Button kind="outline" size="small" onClick={onChooseAll}>
            <Plural value={shown} one="Choose # car" other="Choose all # cars" />
          </Button>
        )}
        {exporting}
        {columns === null ? null : <ColumnChoice columns={columns} onSearch={onSearch} />}
        {isNarrowed ? (
          <Button
            kind="text"
            size="small"
            icon={<IconX size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => {
              onType('');
              onSearch(CLEARED);
            }}
          >
            <Trans>Clear filters</Trans>
          </Button>
        ) : null}
        <p className={styles.found} role="status">
          <Plural value={shown} one="# car found" other="# cars found" />
        </p>
      </div>
    </>
  );
}

function ColumnChoice({
  columns,
  onSearch,
}: Pick<FleetToolbarProps, 'onSearch'> & { columns: readonly FleetColumn[] }) {
  const { i18n, t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const shown = columns.length;
  const all = COLUMNS.length;
  return (
    <div className={styles.more}>
      <Button
        ref={opener}
        kind="outline"
        icon={<IconColumns3 size={20} stroke={1.75} aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>
          Columns {shown}/{all}
        </Trans>
      </Button>
      {isOpen ? (
        <Panel label={t`Columns`} onClose={close}>
          <div className={styles.columns}>
            {COLUMNS.filter((column) => column !== 'plate').map((column) => (
              <Checkbox
                key={column}
                label={i18n._(COLUMN_NAMES[column])}
                isTicked={columns.includes(column)}
                onTick={(isTicked) =>
                  onSearch({
                    columns: columnsText(isTicked ? [...columns, column] : columns.filter((each) => each !== column)),
                  })
                }
              />
            ))}
          </div>
        </Panel>
      ) : null}
    </div>
  );
}
