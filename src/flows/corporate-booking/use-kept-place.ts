import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { CarStanding } from '#machines/corporate-booking/corporate-booking.group.ts';
import type { CarRow } from '#machines/corporate-booking/corporate-booking.selectors.ts';

/** A row with the section in which it is shown. */
export interface PlacedRow extends CarRow {
  readonly section: CarStanding;
}

interface KeptPlace {
  readonly section: CarStanding;
  /** The cars of the section, in its order. */
  readonly cars: readonly string[];
}

/** The rows of the kept section as they stood, whatever has become of them; the others by their standing. */
export function placedRows(rows: readonly CarRow[], kept: KeptPlace | null): readonly PlacedRow[] {
  const placeOf = ({ draft }: CarRow) => kept?.cars.indexOf(draft.car.id) ?? -1;
  const stayed = rows.filter((row) => placeOf(row) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b));
  const others = rows.filter((row) => placeOf(row) < 0);
  return [
    ...stayed.map((row) => ({ ...row, section: kept?.section ?? row.standing })),
    ...others.map((row) => ({ ...row, section: row.standing })),
  ];
}

/**
 * Whoever takes another time for one car goes on with the next one below it: so the cars of the section stay where they are until the person goes somewhere
 * else on the page.
 */
export function useKeptPlace(rows: readonly CarRow[], page: RefObject<HTMLElement | null>) {
  const [kept, setKept] = useState<KeptPlace | null>(null);
  const keep = useCallback(
    (carId: string) =>
      setKept((before) => {
        if (before?.cars.includes(carId)) return before;
        const section = rows.find(({ draft }) => draft.car.id === carId)?.standing;
        if (section === undefined) return before;
        return { section, cars: rows.flatMap(({ draft, standing }) => (standing === section ? [draft.car.id] : [])) };
      }),
    [rows],
  );
  const section = kept?.section;
  useEffect(() => {
    if (section === undefined) return undefined;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node &&
      target.isConnected &&
      page.current?.querySelector(`[data-section="${section}"]`)?.contains(target) !== true;
    const pressed = ({ target }: Event) => {
      if (isOutside(target)) setKept(null);
    };
    // Not a focus that was lost with its button: only one that a person moves out of the section.
    const focused = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !isOutside(relatedTarget) && isOutside(target)) setKept(null);
    };
    // Before what is pressed does its work, which may take it off the page.
    document.addEventListener('click', pressed, true);
    document.addEventListener('focusin', focused);
    return () => {
      document.removeEventListener('click', pressed, true);
      document.removeEventListener('focusin', focused);
    };
  }, [section, page]);
  return { kept, keep };
}
