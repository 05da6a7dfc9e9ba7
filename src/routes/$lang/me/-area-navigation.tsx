import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconCalendarEvent,
  IconCar,
  IconCoins,
  IconLayoutDashboard,
  IconTicket,
  IconTool,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import { Link, useLocation, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './-area-navigation.module.css';

interface Place {
  readonly to: NonNullable<LinkProps['to']>;
  readonly Icon: Icon;
  readonly name: ReactNode;
  /** The phone's bar has room for five entries. Coupons are one tap away from points, car care from the overview. */
  readonly isOnPhone?: true;
  /** The end of the address of another page that this entry also stands for where there is no room for both. */
  readonly covers?: string;
}

const PLACES: readonly Place[] = [
  { to: '/$lang/me', Icon: IconLayoutDashboard, name: <Trans>Overview</Trans>, isOnPhone: true },
  { to: '/$lang/me/booking', Icon: IconCalendarEvent, name: <Trans>Bookings</Trans>, isOnPhone: true },
  { to: '/$lang/me/cars', Icon: IconCar, name: <Trans>My cars</Trans>, isOnPhone: true, covers: '/me/maintainance' },
  { to: '/$lang/me/maintainance', Icon: IconTool, name: <Trans>Car care</Trans> },
  { to: '/$lang/me/bluepoints', Icon: IconCoins, name: <Trans>Points</Trans>, isOnPhone: true, covers: '/me/redeem' },
  { to: '/$lang/me/redeem', Icon: IconTicket, name: <Trans>Coupons</Trans> },
  { to: '/$lang/me/account', Icon: IconUser, name: <Trans>Profile</Trans>, isOnPhone: true },
];

/** The navigation of the member area: a row under the header, or a bar at the bottom on a phone. */
export function AreaNavigation() {
  const { t } = useLingui();
  const lang = useLanguage();
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  return (
    <nav className={styles.nav} aria-label={t`My account`}>
      <Wrap className={styles.row}>
        {PLACES.map(({ to, Icon, name, isOnPhone, covers }) => (
          <Link
            key={to}
            to={to}
            params={{ lang }}
            activeOptions={{ exact: to === '/$lang/me', includeSearch: false }}
            className={isOnPhone ? undefined : styles.wide}
            data-covers={(covers !== undefined && path.endsWith(covers)) || undefined}
          >
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            <span>{name}</span>
          </Link>
        ))}
      </Wrap>
    </nav>
  );
}
