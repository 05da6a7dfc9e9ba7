import { useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { NearMe } from '#src/pages/home/soonest-board.tsx';
import { homeWidgetsQuery, type HomeWidgets } from '#src/api/queries/home.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';

interface Near {
  readonly language: Language;
  readonly nearMe: NearMe;
  readonly home?: HomeWidgets;
  readonly notice?: ReactNode;
}

/** The first free times near the visitor, on request; if there is no position, the general ones stay and a notice says why. */
export function useNearTimes() {
  const language = useLanguage();
  const host = useRouter().options.context;
  const { api, now, languages } = host;
  const [near, setNear] = useState<Near | null>(null);
  const current = near?.language === language ? near : null;

  const find = async () => {
    try {
      const [{ findPlace }, { LocationNotice }] = await Promise.all([
        import('#src/flows/geolocation/geolocation.flow.ts'),
        import('#src/flows/geolocation/location-notice.part.tsx'),
        languages.load(language, 'steps'),
      ]);
      const { screen, place } = await findPlace();
      if (place === null) return setNear({ language, nearMe: 'off', notice: <LocationNotice screen={screen} /> });
      const home = await queryClientOf(host).fetchQuery(homeWidgetsQuery(api(language), language, now, place));
      setNear({ language, nearMe: 'on', home });
    } catch {
      setNear({ language, nearMe: 'failed' });
    }
  };

  return {
    nearMe: current?.nearMe ?? 'off',
    home: current?.home,
    notice: current?.notice,
    toggle: () => {
      if (current?.nearMe === 'on') return setNear(null);
      setNear({ language, nearMe: 'asking' });
      void find();
    },
  } as const;
}
