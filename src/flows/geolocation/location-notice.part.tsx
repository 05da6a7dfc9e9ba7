import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GeolocationScreen } from '#machines/geolocation/geolocation.selectors.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';

const TEXTS: Record<GeolocationScreen['screen'], ReactNode> = {
  idle: null,
  locating: null,
  located: null,
  unsupported: <Trans>This browser cannot tell where you are. Search by province or road instead.</Trans>,
  denied: (
    <Trans>Location is blocked for this site. Allow it in the browser’s settings, or search by province or road.</Trans>
  ),
  unavailable: <Trans>Your location could not be found. Try again, or search by province or road.</Trans>,
  timedOut: <Trans>Finding your location took too long. Try again, or search by province or road.</Trans>,
};

/** Why the position is not known, and what to do (BRANCH-04). */
export function LocationNotice({ screen }: Pick<GeolocationScreen, 'screen'>) {
  const text = TEXTS[screen];
  return text === null ? null : <Notice kind="warning">{text}</Notice>;
}
