import { useCallback, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { browserValue } from '#src/api/browser-value.ts';
import type { FleetRow } from './fleet-rows.ts';

/** The chosen cars, for as long as the tab lives (CB-05); signing out removes them. */
export const chosenCars = browserValue(
  'sessionStorage',
  'roddee.corporate.chosen',
  z.object({ account: z.string(), ids: z.array(z.string()) }),
);

export interface Chosen {
  readonly has: (id: string) => boolean;
  /** The chosen cars that still exist, in the order of the fleet. */
  readonly rows: readonly FleetRow[];
  readonly set: (ids: readonly string[], isChosen: boolean) => void;
  readonly clear: () => void;
}

/** Which cars are chosen: by car, so that neither a filter nor an order nor a reload changes it. */
export function useChosen(account: string, all: readonly FleetRow[]): Chosen {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => {
    const kept = chosenCars.read();
    return new Set(kept?.account === account ? kept.ids : []);
  });
  const keep = useCallback(
    (next: ReadonlySet<string>) => {
      setIds(next);
      chosenCars.write(next.size === 0 ? null : { account, ids: [...next] });
    },
    [account],
  );
  const set = useCallback(
    (changed: readonly string[], isChosen: boolean) => {
      const next = new Set(ids);
      for (const id of changed) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      keep(next);
    },
    [ids, keep],
  );
  const rows = useMemo(() => all.filter(({ id }) => ids.has(id)), [all, ids]);
  return useMemo(() => ({ has: (id) => ids.has(id), rows, set, clear: () => keep(new Set()) }), [ids, rows, set, keep]);
}
