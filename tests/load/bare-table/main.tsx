// oxlint-disable jsx-a11y/prefer-tag-over-role -- as in the product's table
import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The same libraries with 10,000 rows of eight texts, and nothing else: what the product's table is compared with. */
const CARS = 10_000;
const COLUMNS = ['plate', 'name', 'car', 'year', 'province', 'driver', 'due', 'booking'] as const;
type Column = (typeof COLUMNS)[number];
type Row = Readonly<Record<Column | 'id' | 'key', string>>;

const LETTERS = 'กขคงจฉชซ';
const rowOf = (place: number): Row => {
  const plate = `${place % 9}${LETTERS[place % 8]}${LETTERS[(place >> 3) % 8]} ${(place * 7919) % 10_000}`;
  const texts = {
    plate,
    name: `รถ ${place}`,
    car: 'Toyota Yaris Ativ',
    year: `${2015 + (place % 10)}`,
    province: 'กรุงเทพมหานคร',
  };
  const driver = `คนขับ ${place % 400} 08${place}`;
  return {
    id: String(place),
    ...texts,
    driver,
    due: 'เช็กระยะ',
    booking: '–',
    key: [...Object.values(texts), driver].join('\n').toLowerCase(),
  };
};
const data = Array.from({ length: CARS }, (_, place) => rowOf(place));
const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature });
const helper = createColumnHelper<typeof features, Row>();
const columns = helper.columns(COLUMNS.map((id) => helper.display({ id, header: id })));

function Grid() {
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const q = useDeferredValue(typed);
  const rows = useMemo(() => {
    const found = data.filter(({ key }) => key.includes(q));
    return order === 0 ? found : found.toSorted((a, b) => (a.plate < b.plate ? -order : order));
  }, [q, order]);
  const table = useTable({ features, columns, data, getRowId: ({ id }) => id });
  const shown = table.getVisibleLeafColumns().map(({ id }) => id as Column);
  const scroller = useRef<HTMLDivElement>(null);
  // Nothing here is memoized by a compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 44,
    overscan: 8,
  });
  const isAll = rows.every(({ id }) => chosen.has(id));
  return (
    <>
      <input
        id="fleet-search"
        aria-label="search"
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <div ref={scroller} role="grid" aria-label="cars" aria-rowcount={rows.length + 1} tabIndex={-1}>
        <div role="row" style={{ top: 0 }}>
          <div role="columnheader">
            <input
              type="checkbox"
              aria-label="all"
              checked={isAll}
              onChange={() => setChosen(new Set(isAll ? [] : rows.map(({ id }) => id)))}
            />
          </div>
          <div role="columnheader">
            <button type="button" onClick={() => setOrder(order === 1 ? -1 : 1)}>
              plate
            </button>
          </div>
        </div>
        <div style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <div
                role="row"
                key={row.id}
                aria-rowindex={index + 2}
                aria-selected={chosen.has(row.id)}
                style={{ transform: `translateY(${start + 44}px)` }}
              >
                <div role="gridcell">
                  <input type="checkbox" aria-label={row.plate} checked={chosen.has(row.id)} readOnly />
                </div>
                {shown.map((column) => (
                  <div role="gridcell" key={column}>
                    {row[column]}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Grid />
  ) : (
    <button type="button" id="open" onClick={() => setOpen(true)}>
      open
    </button>
  );
}

const root = document.querySelector('#root');
if (root === null) throw new Error('no root');
createRoot(root).render(<Page />);
