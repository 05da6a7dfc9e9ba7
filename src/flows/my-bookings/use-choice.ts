import { useCallback, useState } from 'react';
import type { FoundBooking } from '#machines/booking-lookup/booking-lookup.types.ts';
import type { ListSelection } from '#src/parts/list/list-table.tsx';

type Selection = Omit<ListSelection<FoundBooking>, 'nameOf'>;

/** The ticked bookings. They stay ticked on other pages, and cannot change while they are being cancelled. */
export function useChoice() {
  const [chosen, setChosen] = useState<readonly FoundBooking[]>([]);
  const [isKept, setKept] = useState(false);
  const clear = useCallback(() => {
    setChosen([]);
    setKept(false);
  }, []);
  const selectionAmong = (shown: readonly FoundBooking[]): Selection => {
    const ticked = Object.fromEntries(chosen.map(({ id }) => [id, true as const]));
    return {
      chosen: ticked,
      onChange: (change) => {
        const next = typeof change === 'function' ? change(ticked) : change;
        const others = shown.filter(({ id }) => next[id] && !ticked[id]);
        setChosen([...chosen.filter(({ id }) => next[id]), ...others]);
      },
      isPossible: ({ cancelling }) => !isKept && cancelling === 'possible',
    };
  };
  return { chosen, selectionAmong, keep: setKept, clear };
}

export type Choice = ReturnType<typeof useChoice>;
