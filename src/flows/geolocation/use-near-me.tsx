import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectScreen } from '#machines/geolocation/geolocation.selectors.ts';
import { beginGeolocation } from './geolocation.flow.ts';
import { LocationNotice } from './location-notice.part.tsx';

/** The visitor's position, asked for only when the button is pressed; pressing it again forgets it. */
export function useNearMe(onFound: () => void) {
  const [location] = useState(beginGeolocation);
  const { screen, place } = useSelector(location, selectScreen);
  return {
    nearMe: screen === 'locating' ? 'asking' : place === null ? 'off' : 'on',
    place,
    locationNotice: <LocationNotice screen={screen} />,
    onNearMe: () => {
      const isOff = screen !== 'located';
      location.send({ type: isOff ? 'location.requested' : 'location.cleared' });
      if (isOff) onFound();
    },
  } as const;
}
