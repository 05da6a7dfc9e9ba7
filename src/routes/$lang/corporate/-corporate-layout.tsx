import { Trans, useLingui } from '@lingui/react/macro';
import { IconBuilding, IconChevronDown, IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { fullName } from '#domain/fields/person-name.ts';
import type { useCompany } from '#src/app/shell/use-company.ts';
import { LanguageSwitch } from '#src/app/shell/language-switch.tsx';
import { SiteFooter } from '#src/app/shell/site-footer.tsx';
import layout from '#src/app/shell/default-layout.module.css';
import { signOutAddress } from '#src/flows/session/session.address.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Logo } from '#src/ui/brand/logo.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { CORPORATE_MENU, isGroup } from './-corporate-menu.tsx';
import styles from './-corporate-layout.module.css';

type Company = NonNullable<ReturnType<typeof useCompany>>;

interface CorporateLayoutProps {
  /** Null while nobody is signed in, or it is not known yet: the corporate menu is a company's (CORP-07). */
  readonly company: Company | null;
  readonly children: ReactNode;
}

/** The frame of a company's pages: its own header, menu and links in the footer (NAV-08). */
export function CorporateLayout({ company, children }: CorporateLayoutProps) {
  const lang = useLanguage();
  return (
    <div className={layout.page}>
      <a className={layout.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <header className={styles.header}>
        <div className={styles.row}>
          <Link className={styles.home} to={company ? '/$lang/corporate' : '/$lang'} params={{ lang }}>
            <Logo language={lang} />
            <span className={styles.area}>
              <Trans>For companies</Trans>
            </span>
          </Link>
          {company ? <Menu company={company} /> : null}
          <LanguageSwitch />
        </div>
      </header>
      <main id="content" className={layout.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter links={company ? <FooterLinks /> : undefined} />
    </div>
  );
}

/** The public site in a tab of its own, as the way here is (NAV-03). */
function FooterLinks() {
  const lang = useLanguage();
  return (
    <>
      <Link to="/$lang/corporate/carInfo/list" params={{ lang }}>
        <Trans>Car list</Trans>
      </Link>
      <Link to="/$lang/corporate/manage/booking" params={{ lang }}>
        <Trans>Company bookings</Trans>
      </Link>
      <Link to="/$lang/corporate/account/myProfile" params={{ lang }}>
        <Trans>Company account</Trans>
      </Link>
      <Link to="/$lang" params={{ lang }} target="_blank" rel="noopener">
        <Trans>Site for all drivers</Trans>
      </Link>
    </>
  );
}

const closeAll = () => {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
};

/** The menu and the account. Both are native popovers below their buttons; on a wide screen the menu stands open in a row. */
function Menu({ company }: { readonly company: Company }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const router = useRouter();
  // NAV-06, also for Back and Forward.
  useEffect(() => router.subscribe('onBeforeNavigate', closeAll), [router]);
  const common = { params: { lang }, onClick: closeAll, activeOptions: { includeSearch: false } };
  return (
    <>
      <button type="button" className={styles.burger} popoverTarget="corporate-menu">
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
        <span>
          <Trans>Menu</Trans>
        </span>
      </button>
      <nav id="corporate-menu" popover="auto" className={styles.menu} aria-label={t`Company menu`}>
        <ul>
          {CORPORATE_MENU.map((item) =>
            isGroup(item) ? (
              <SubMenu key={item.key} name={item.name} id={`corporate-${item.key}`}>
                {item.entries.map(({ to, name }) => (
                  <li key={to}>
                    <Link to={to} {...common}>
                      {name}
                    </Link>
                  </li>
                ))}
              </SubMenu>
            ) : (
              <li key={item.to}>
                <Link
                  to={item.to}
                  {...common}
                  activeOptions={{ exact: item.to === '/$lang/corporate', includeSearch: false }}
                >
                  {item.name}
                </Link>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className={styles.account}>
        <button type="button" className={styles.opener} popoverTarget="corporate-account">
          <IconBuilding size={20} stroke={1.75} aria-hidden="true" />
          <span className={styles.who} translate="no">
            {company.name}
          </span>
          <VisuallyHidden>
            <Trans>Account</Trans>
          </VisuallyHidden>
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </button>
        <div id="corporate-account" popover="auto" className={styles.accountMenu}>
          <p className={styles.name} translate="no">
            {fullName(company.firstName, company.lastName)}
            <span>{company.name}</span>
          </p>
          <Link to="/$lang/corporate/account/myProfile" {...common}>
            <Trans>Company account</Trans>
          </Link>
          <Link to="/$lang/corporate/account/pickup" {...common}>
            <Trans>Pick-up addresses</Trans>
          </Link>
          <a href={signOutAddress(lang, ['company'])}>
            <Trans>Sign out</Trans>
          </a>
        </div>
      </div>
    </>
  );
}

interface SubMenuProps {
  readonly id: string;
  readonly name: ReactNode;
  readonly children: ReactNode;
}

function SubMenu({ id, name, children }: SubMenuProps) {
  // Closed again by each change of page (NAV-06).
  const path = useLocation({ select: ({ href }) => href });
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === path;
  const close = () => setOpenAt(null);
  return (
    // Its button opens it; Escape and leaving it close it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.group}
      data-open={isOpen || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !isOpen) return;
        close();
        currentTarget.querySelector('button')?.focus();
      }}
    >
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpenAt(isOpen ? null : path)}>
        {name}
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <ul id={id} hidden={!isOpen}>
        {children}
      </ul>
    </li>
  );
}
