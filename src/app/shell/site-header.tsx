import { Trans } from '@lingui/react/macro';
import { IconUser } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { fullName } from '#domain/fields/person-name.ts';
import { signOutAddress } from '#src/flows/session/session.address.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Logo } from '#src/ui/brand/logo.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { MainMenu } from './main-menu.tsx';
import { SearchOpener } from './search-opener.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './site-header.module.css';
import { useMember } from './use-member.ts';

export function SiteHeader() {
  const lang = useLanguage();
  return (
    <header className={styles.header}>
      <Wrap className={styles.row}>
        <Link className={styles.home} to="/$lang" params={{ lang }} activeOptions={{ exact: true }}>
          <Logo language={lang} />
          <VisuallyHidden>
            {' '}
            <Trans>Home page</Trans>
          </VisuallyHidden>
        </Link>
        <MainMenu />
        <SearchOpener />
        <LanguageSwitch />
        <AccountPlace />
      </Wrap>
    </header>
  );
}

/**
 * The sign-in link and the member's menu. Both are in every page's HTML; the page's first script reads the cookie, and the styles show one of the
 * two, so nothing moves when the server's answer arrives. The menu is a native popover, which opens without our scripts.
 */
function AccountPlace() {
  const router = useRouter();
  const lang = useLanguage();
  const member = useMember();
  return (
    <div className={styles.account}>
      <Link
        className={styles.signIn}
        to="/$lang/auth/login"
        params={{ lang }}
        state={(state) => ({ ...state, signInFrom: router.latestLocation.href })}
      >
        <IconUser size={20} stroke={1.75} aria-hidden="true" />
        <span>
          <Trans>Sign in</Trans>
        </span>
      </Link>
      <button type="button" className={styles.opener} popoverTarget="account">
        <IconUser size={20} stroke={1.75} aria-hidden="true" />
        <span>
          <Trans>Account</Trans>
        </span>
      </button>
      <div id="account" popover="auto" className={styles.menu}>
        <p className={styles.name}>
          {member?.image ? (
            <img
              key={`${member.firstName} ${member.lastName}`}
              src={member.image}
              alt=""
              width={40}
              height={40}
              loading="lazy"
            />
          ) : null}
          <span translate="no">{member ? fullName(member.firstName, member.lastName) : '…'}</span>
        </p>
        <AccountLinks />
        <a href={signOutAddress(lang, ['member'])}>
          <Trans>Sign out</Trans>
        </a>
      </div>
    </div>
  );
}

const closeMenu = () => document.getElementById('account')?.hidePopover();

/** The member's menu (NAV-05). It closes when the page changes. */
function AccountLinks() {
  const common = { params: { lang: useLanguage() }, onClick: closeMenu };
  return (
    <>
      <Link to="/$lang/me" activeOptions={{ exact: true }} {...common}>
        <Trans>Overview</Trans>
      </Link>
      <Link to="/$lang/me/cars" {...common}>
        <Trans>My cars</Trans>
      </Link>
      <Link to="/$lang/me/maintainance" search={{ tab: 'history' }} {...common}>
        <Trans>Service history</Trans>
      </Link>
      <Link to="/$lang/me/booking" {...common}>
        <Trans>My bookings</Trans>
      </Link>
      <Link to="/$lang/me/booking" search={{ status: 1 }} {...common}>
        <Trans>Cancelled bookings</Trans>
      </Link>
      <Link to="/$lang/me/bluepoints" {...common}>
        <Trans>My points</Trans>
      </Link>
      <Link to="/$lang/me/account" {...common}>
        <Trans>My profile</Trans>
      </Link>
    </>
  );
}
