import { Trans } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Entry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly name: ReactNode;
}

interface Group {
  readonly key: string;
  readonly name: ReactNode;
  readonly entries: readonly Entry[];
}

/** The corporate menu (NAV-04); logging out is under the account. */
export const CORPORATE_MENU: readonly (Entry | Group)[] = [
  { to: '/$lang/corporate', name: <Trans>Overview</Trans> },
  { to: '/$lang/corporate/booking', name: <Trans>Book cars</Trans> },
  {
    key: 'cars',
    name: <Trans>Car information</Trans>,
    entries: [
      { to: '/$lang/corporate/carInfo/list', name: <Trans>Car list</Trans> },
      { to: '/$lang/corporate/carInfo/history', name: <Trans>Service history</Trans> },
    ],
  },
  {
    key: 'bookings',
    name: <Trans>Manage bookings</Trans>,
    entries: [
      { to: '/$lang/corporate/manage/booking', name: <Trans>Company bookings</Trans> },
      { to: '/$lang/corporate/manage/cancel', name: <Trans>Cancelled bookings</Trans> },
    ],
  },
  { to: '/$lang/corporate/maintenance', name: <Trans>Recommended check list</Trans> },
  { to: '/$lang/corporate/account/myProfile', name: <Trans>Company account</Trans> },
];

export const isGroup = (item: Entry | Group): item is Group => 'entries' in item;
