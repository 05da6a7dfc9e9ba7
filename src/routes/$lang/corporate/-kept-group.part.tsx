import { Plural, Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { KeptGroup } from '#src/flow-host/parts/interrupted.store.ts';
import { KeptCard } from '../../-kept-booking.part.tsx';

const NAMED = 3;

/** The group that a company has begun to book. */
export function KeptGroupCard({ group, action }: { readonly group: KeptGroup; readonly action?: ReactNode }) {
  const { now } = useRouter().options.context;
  const { plates, heldUntil } = group;
  const count = plates.length;
  const more = count - NAMED;
  return (
    <KeptCard title={<Trans>Your group booking is kept</Trans>} {...{ heldUntil, now, action }}>
      <p>
        <Plural value={count} one="# car" other="# cars" />:{' '}
        <span translate="no">{plates.slice(0, NAMED).join(', ')}</span>
        {more > 0 ? (
          <>
            {' '}
            <Plural value={more} one="and # more" other="and # more" />
          </>
        ) : null}
      </p>
    </KeptCard>
  );
}
