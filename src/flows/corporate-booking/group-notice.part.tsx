import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { displayPlate } from '#domain/fields/plate.ts';
import type { GroupNotice } from '#machines/corporate-booking/corporate-booking.types.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useSend } from './corporate-booking.visit.ts';

interface GroupNoticeProps {
  readonly notice: GroupNotice;
  readonly renderBooking: (id: string, words: ReactNode) => ReactNode;
}

/** What is said above the cars. */
export function GroupNoticePart({ notice, renderBooking }: GroupNoticeProps) {
  const send = useSend();
  const close = () => send({ type: 'notice.dismissed' });
  const actions = (
    <Button kind="text" size="small" onClick={close}>
      <Trans>Close</Trans>
    </Button>
  );
  switch (notice.code) {
    case 'cars.booked':
      return (
        <Notice
          kind="warning"
          onDismiss={close}
          actions={actions}
          title={
            <Plural
              value={notice.cars.length}
              one="# car was left out: it has a booking"
              other="# cars were left out: they have bookings"
            />
          }
        >
          {notice.cars.map(({ car, bookingId }) => (
            <div key={car.id}>{renderBooking(bookingId, displayPlate(car.plate))}</div>
          ))}
        </Notice>
      );
    case 'cars.tooMany':
      return (
        <Notice
          kind="warning"
          onDismiss={close}
          actions={actions}
          title={<Plural value={notice.left} one="# car was left out" other="# cars were left out" />}
        >
          <Trans>Up to 100 cars can be booked together.</Trans>
        </Notice>
      );
    case 'cars.notHeld':
      return (
        <Notice
          kind="error"
          onDismiss={close}
          actions={actions}
          title={
            <Plural
              value={notice.count}
              one="The time of # car could not be held"
              other="The times of # cars could not be held"
            />
          }
        >
          <Trans>Check your connection, then hold again. The answers of each car are kept.</Trans>
        </Notice>
      );
    case 'answers.copied':
      return (
        <Notice
          kind="success"
          onDismiss={close}
          actions={actions}
          title={<Plural value={notice.count} one="# car got these answers" other="# cars got these answers" />}
        />
      );
  }
}
