import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Branch } from '#contract/wire/branch.ts';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import type { Place } from '#domain/distance.ts';
import { formatDistance } from '#src/i18n/units/amounts.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { MapPlace, MapTexts } from '#src/ui/thailand-map/map-places.ts';
import { ThailandMap } from '#src/ui/thailand-map/thailand-map.tsx';

export interface BranchMapProps {
  readonly branches: readonly Branch[];
  readonly soonest: ReadonlyMap<number, SoonestSlot>;
  readonly chosenId: number | null;
  readonly litId: number | null;
  readonly here: Place | null;
  readonly onChoose: (branch: Branch) => void;
}

/** The listed branches on a map of the country, each with the details of its row. */
export function BranchMap({ branches, soonest, chosenId, litId, here, onChoose }: BranchMapProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const places = useMemo(
    () =>
      branches.map((branch): MapPlace => {
        const slot = soonest.get(branch.location_id);
        const distance = branch.distance_km === undefined ? [] : [formatDistance(branch.distance_km, language)];
        const time = slot === undefined ? [] : [t`Soonest time: ${formatDay(slot.date, language)} ${slot.time}`];
        return {
          id: branch.location_id,
          place: branch.location,
          name: branch.name,
          area: branch.province ?? '',
          detail: [...distance, ...time].join(' · '),
        };
      }),
    [branches, soonest, language, t],
  );
  return (
    <ThailandMap
      places={places}
      chosenId={chosenId}
      litId={litId}
      here={here}
      texts={useMapTexts()}
      onChoose={(id) => {
        const branch = branches.find((each) => each.location_id === id);
        if (branch) onChoose(branch);
      }}
    />
  );
}

function useMapTexts(): MapTexts {
  const { t } = useLingui();
  return {
    map: t`Map of the branches`,
    keys: t`The arrow keys go from branch to branch, Enter chooses, plus and minus zoom, Home shows the whole country.`,
    zoomIn: t`Zoom in`,
    zoomOut: t`Zoom out`,
    whole: t`Show the whole country`,
    here: t`Where you are`,
    together: (count, area) => (area === '' ? t`${count} branches` : t`${count} branches around ${area}`),
    nearer: t`Press to zoom in`,
    prompt: t`Press a pin to choose its branch`,
  };
}
