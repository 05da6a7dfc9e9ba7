// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table without table layout loses its roles
import { Trans } from '@lingui/react/macro';
import {
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type OnChangeFn,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import { Checkbox } from '#src/ui/inputs/checkbox.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import styles from './list-table.module.css';

/** Where a table's columns would be too narrow to read. The style sheet has the same width. */
export const AS_CARDS = '(max-width: 991px)';

const features = tableFeatures({ rowSelectionFeature });

export interface ListColumn<Row> {
  readonly id: string;
  /** The column's heading; in a card, the label of its line. */
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** In a card it is the heading, without a label; a link in it makes the whole card its target. */
  readonly isTitle?: true;
}

export interface ListSelection<Row> {
  /** Keyed by the rows' ids; survives a change of page. */
  readonly chosen: RowSelectionState;
  readonly onChange: OnChangeFn<RowSelectionState>;
  readonly isPossible: (row: Row) => boolean;
  /** The row's name in the accessible label of its checkbox. */
  readonly nameOf: (row: Row) => ReactNode;
  /** Said below the title of a row that cannot be chosen; null where nothing need be said. */
  readonly whyNot?: (row: Row) => ReactNode;
}

interface ListTableProps<Row> {
  readonly label: string;
  /** Must be stable between renders. */
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly selection?: ListSelection<Row>;
}

const SELECTION = 'selection';

/** A table; on a narrower screen each row is a card. */
export function ListTable<Row extends object>({ label, columns, rows, idOf, selection }: ListTableProps<Row>) {
  const hasSelection = selection !== undefined;
  const defined = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return helper.columns([
      ...(hasSelection ? [helper.display({ id: SELECTION, header: () => null })] : []),
      ...columns.map(({ id, header, cell }) =>
        helper.display({ id, header: () => header, cell: ({ row }) => cell(row.original) }),
      ),
    ]);
  }, [columns, hasSelection]);
  const table = useTable({
    features,
    columns: defined,
    data: rows,
    getRowId: idOf,
    enableRowSelection: ({ original }) => selection?.isPossible(original) ?? false,
    ...(selection ? { state: { rowSelection: selection.chosen }, onRowSelectionChange: selection.onChange } : {}),
  });
  const columnOf = (id: string) => columns.find((column) => column.id === id);
  // A page beyond the last one.
  if (rows.length === 0) return null;
  return (
    <table role="table" className={styles.table} aria-label={label}>
      <thead role="rowgroup">
        {table.getHeaderGroups().map((group) => (
          <tr role="row" key={group.id}>
            {group.headers.map((header) => (
              <th role="columnheader" scope="col" key={header.id} data-column={header.column.id}>
                {header.column.id === SELECTION ? (
                  <VisuallyHidden>
                    <Trans>Choose</Trans>
                  </VisuallyHidden>
                ) : (
                  <table.FlexRender header={header} />
                )}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody role="rowgroup">
        {table.getRowModel().rows.map((row) => {
          const name = selection?.nameOf(row.original) ?? row.id;
          const whyNot = row.getCanSelect() ? null : selection?.whyNot?.(row.original);
          return (
            <tr role="row" key={row.id} data-chosen={row.getIsSelected() || undefined}>
              {row.getAllCells().map((cell) => {
                const column = columnOf(cell.column.id);
                if (column === undefined)
                  return (
                    <td role="cell" key={cell.id} data-column={SELECTION}>
                      {row.getCanSelect() ? (
                        <Checkbox
                          label={
                            <>
                              <span className={styles.choose} aria-hidden="true">
                                <Trans>Choose</Trans>
                              </span>
                              <VisuallyHidden>
                                <Trans>Choose {name}</Trans>
                              </VisuallyHidden>
                            </>
                          }
                          isTicked={row.getIsSelected()}
                          onTick={(isTicked) => row.toggleSelected(isTicked)}
                        />
                      ) : null}
                    </td>
                  );
                return (
                  <td role="cell" key={cell.id} data-column={column.id} data-title={column.isTitle}>
                    {column.isTitle ? null : (
                      <span className={styles.label} aria-hidden="true">
                        {column.header}
                      </span>
                    )}
                    <div>
                      <table.FlexRender cell={cell} />
                      {column.isTitle && whyNot ? <p className={styles.why}>{whyNot}</p> : null}
                    </div>
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
