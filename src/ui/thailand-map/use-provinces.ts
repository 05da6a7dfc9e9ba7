import { useEffect, useState } from 'react';
import type { Point } from './projection.ts';

interface Provinces {
  readonly borders: string;
  /** In the order of PROVINCES. */
  readonly middles: readonly Point[];
}

let known: Provinces | undefined;

async function readProvinces(): Promise<Provinces> {
  const { BORDERS, MIDDLES } = await import('./thailand-provinces.gen.ts');
  known ??= {
    borders: BORDERS,
    middles: MIDDLES.split(',').map((middle) => {
      const [x = 0, y = 0] = middle.split(' ').map(Number);
      return { x, y };
    }),
  };
  return known;
}

/** Loaded once the map is shown; without them the map has only the country's outline. */
export function useProvinces(): Provinces | undefined {
  const [provinces, setProvinces] = useState(known);
  const isThere = provinces !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    let isShown = true;
    readProvinces().then(
      (read) => (isShown ? setProvinces(read) : undefined),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isThere]);
  return provinces;
}
