import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import type { CheckedList } from '#domain/fleet-list/checked-list.ts';
import type { Mend } from '#machines/fleet-import/fleet-import.types.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { faultText } from '../fault.texts.ts';
import { alikeIn, isUnlisted, mendOf, mendWith, mendsIn, wrongCells, type WrongCell } from '../fleet-import.view.ts';
import styles from '../fleet-import.module.css';
import { FIELD_NAMES } from '../list-fields.texts.ts';
import { WrongValue } from './cells.part.tsx';
import { PreviewRows } from './preview-rows.part.tsx';
import { keyOf, Place, usePlaceColumns } from './row-place.part.tsx';

export interface WrongTabProps {
  readonly list: CheckedList;
  /** Nothing can be changed now. */
  readonly isBusy: boolean;
  readonly onMend: (mends: readonly Mend[]) => void;
  /** Above the wrong rows, where it is not beside the main action. */
  readonly downloadWrong: ReactNode;
  /** Whom to ask for cars that our list lacks. */
  readonly addingContact: ReactNode;
}

/** What is wrong, cell by cell, with what can be done about each. */
export function WrongTab({ list, isBusy, onMend, downloadWrong, addingContact }: WrongTabProps) {
  const { t, i18n } = useLingui();
  const cells = useMemo(() => wrongCells(list.wrong), [list]);
  const alike = useMemo(() => alikeIn(cells), [cells]);
  const mends = useMemo(() => mendsIn(cells), [cells]);
  const heading = ({ fault: { heading: words, field } }: WrongCell) =>
    words === '' ? i18n._(FIELD_NAMES[field]) : <span translate="no">{words}</span>;
  const remedy = (cell: WrongCell) => {
    const mend = mendOf(cell);
    if (mend === null) {
      const words = i18n._(faultText(cell.fault, cell.sheet).remedy);
      const { choices } = cell.fault;
      return choices === undefined ? (
        <span title={words}>{words}</span>
      ) : (
        <Choice
          choices={choices}
          label={t`Variant of ${cell.plate}`}
          others={alike(cell).length - 1}
          isBusy={isBusy}
          onChoose={(value, isForAll) => onMend((isForAll ? alike(cell) : [cell]).map((each) => mendWith(each, value)))}
        />
      );
    }
    const { value } = mend;
    return (
      <Button
        kind="outline"
        size="small"
        className={styles.suggestion}
        icon={<IconCheck size={16} stroke={2} aria-hidden="true" />}
        inactive={isBusy}
        onClick={() => onMend([mend])}
      >
        <Trans>
          Use <span translate="no">{value}</span>
        </Trans>
      </Button>
    );
  };
  const why = (cell: WrongCell) => i18n._(faultText(cell.fault, cell.sheet).why);
  return (
    <>
      {mends.length < 2 && downloadWrong === null ? null : (
        <div className={`${styles.line} ${styles.above}`}>
          {mends.length < 2 ? null : (
            <>
              <Button kind="outline" size="small" inactive={isBusy} onClick={() => onMend(mends)}>
                <Plural value={mends.length} one="Use # suggestion" other="Use all # suggestions" />
              </Button>
              <span className={styles.quiet}>
                <Trans>Your file stays as it is.</Trans>
              </span>
            </>
          )}
          {downloadWrong}
        </div>
      )}
      {cells.some(({ fault }) => isUnlisted(fault)) ? <div className={styles.asking}>{addingContact}</div> : null}
      <PreviewRows<WrongCell>
        label={t`Wrong rows`}
        rows={cells}
        columns={[
          ...usePlaceColumns<WrongCell>(list),
          {
            name: i18n._(FIELD_NAMES.car_register_number),
            width: [130, 0],
            render: ({ plate }) => (
              <span translate="no" className={styles.plate}>
                {plate}
              </span>
            ),
          },
          { name: t`Column`, width: [110, 0.7], render: heading },
          {
            name: t`In the file`,
            width: [140, 1],
            render: ({ fault }) => <WrongValue value={fault.value} />,
          },
          {
            name: t`Reason`,
            width: [220, 1.4],
            render: (cell) => <span title={why(cell)}>{why(cell)}</span>,
          },
          { name: t`What to do`, width: [230, 1.3], render: remedy },
        ]}
        keyOf={({ fault, ...place }, index) => `${keyOf(place)} ${fault.field} ${index}`}
        renderCard={(cell) => (
          <>
            <span className={styles.between}>
              <span translate="no" className={styles.plate}>
                {cell.plate}
              </span>
              <Place {...cell} />
            </span>
            <span>
              {heading(cell)}: <WrongValue value={cell.fault.value} />
            </span>
            <span>{why(cell)}</span>
            <span className={styles.quiet}>{remedy(cell)}</span>
          </>
        )}
      />
    </>
  );
}

interface ChoiceProps {
  readonly choices: readonly string[];
  readonly label: string;
  /** How many other cells have the same value and the same answers. */
  readonly others: number;
  readonly isBusy: boolean;
  readonly onChoose: (value: string, isForAll: boolean) => void;
}

const FOR_ALL = 'all:';

/** The answers that there are for a cell. */
function Choice({ choices, label, others, isBusy, onChoose }: ChoiceProps) {
  const { t } = useLingui();
  return (
    <NativeSelect
      className={styles.choice}
      label={label}
      translate="no"
      placeholder={t`Choose one of ${choices.length}`}
      options={
        others === 0
          ? choices.map((value) => ({ value, label: value }))
          : [
              {
                group: t`For all ${others + 1} rows like it`,
                items: choices.map((value) => ({ value: `${FOR_ALL}${value}`, label: value })),
              },
              { group: t`For this row only`, items: choices.map((value) => ({ value, label: value })) },
            ]
      }
      value=""
      disabled={isBusy}
      onChange={({ currentTarget: { value } }) => {
        if (value === '') return;
        const isForAll = value.startsWith(FOR_ALL);
        onChoose(isForAll ? value.slice(FOR_ALL.length) : value, isForAll);
      }}
    />
  );
}
