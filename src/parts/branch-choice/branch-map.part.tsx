import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Branch } from '#contract/wire/branch.ts';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import type { Place } from '#domain/distance.ts';
import { PROVINCES } from '#domain/fields/provinces.ts';
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
  /** The numbers of the rows, which are then those of the pins too. */
  readonly marks?: ReadonlyMap<number, string> | undefined;
  readonly fitsAtFirst?: boolean | undefined;
  readonly onChoose: (branch: Branch) => void;
}

const PROVINCE_NAMES = { th: PROVINCES.map(({ th }) => th), en: PROVINCES.map(({ en }) => en) };

/** The listed branches as places of a map, each with the details of its row. */
export function useBranchPlaces({
  branches,
  soonest,
  marks,
}: Pick<BranchMapProps, 'branches' | 'soonest' | 'marks'>): readonly MapPlace[] {
  const { t } = useLingui();
  const language = useLanguage();
  return useMemo(
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
          mark: marks?.get(branch.location_id),
        };
      }),
    [branches, soonest, marks, language, t],
  );
}

/** The listed branches on a map of the country. */
export function BranchMap({ fitsAtFirst, chosenId, litId, here, onChoose, ...listed }: BranchMapProps) {
  const { branches } = listed;
  const { t } = useLingui();
  const language = useLanguage();
  const places = useBranchPlaces(listed);
  const inset = useMemo(() => {
    const ids = new Set(branches.filter(({ area }) => area === 'bangkok').map(({ location_id: id }) => id));
    return { title: t`Bangkok and around`, ids };
  }, [branches, t]);
  return (
    <ThailandMap
      places={places}
      chosenId={chosenId}
      litId={litId}
      here={here}
      texts={useMapTexts()}
      provinceNames={PROVINCE_NAMES[language]}
      inset={inset}
      fitsAtFirst={fitsAtFirst}
      onChoose={(id) => {
        const branch = branches.find((each) => each.location_id === id);
        if (branch) onChoose(branch);
      }}
    />
  );
}

export function useMapTexts(): MapTexts {
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
    credit: t`Provinces: MapSVG, CC BY 4.0`,
  };
}
