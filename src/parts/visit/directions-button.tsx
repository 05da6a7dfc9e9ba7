import { Trans } from '@lingui/react/macro';
import { IconDirections } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Button } from '#src/ui/actions/button.tsx';

/** Opens directions to a place, in degrees, in the device's map app. */
export function DirectionsButton({
  to: { lat, lng },
  ...look
}: { to: { lat: number; lng: number } } & Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'wide'>) {
  return (
    <Button
      kind="outline"
      {...look}
      icon={<IconDirections aria-hidden="true" />}
      renderLink={({ children, ...look }) => (
        <a
          {...look}
          href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`}
          target="_blank"
          rel="noreferrer"
        >
          {children}
        </a>
      )}
    >
      <Trans>Directions</Trans>
    </Button>
  );
}
