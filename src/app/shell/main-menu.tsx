import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown, IconMenu2, IconX } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { SiteLink } from '#src/app/navigation/site-link.tsx';
import {
  BOOK,
  BRANCHES,
  HOME,
  OTHER_PAGES,
  PRODUCTS,
  PROMOTIONS,
  SERVICES,
  type SitePage,
} from '#src/app/navigation/site-pages.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { closeOutside } from './close-outside.ts';
import { CompanyLink } from './company-link.tsx';
import styles from './main-menu.module.css';

const ID = 'menu';

/**
 * The main menu (NAV-01). Its groups are native disclosures, and on a narrow screen the whole is a native popover: all of it opens without our
 * scripts, which only close it: with the page (NAV-06), by Escape and by a click or the focus elsewhere.
 */
export function MainMenu() {
  const { t } = useLingui();
  const router = useRouter();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => (menu.current ? closeOutside(menu.current, router) : undefined), [router]);
  return (
    <>
      <button type="button" className={styles.burger} popoverTarget={ID}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
        <Trans>Menu</Trans>
      </button>
      <nav ref={menu} id={ID} popover="auto" className={styles.menu} aria-label={t`Main menu`}>
        <button type="button" className={styles.close} popoverTarget={ID} popoverTargetAction="hide">
          <Trans>Close</Trans>
          <IconX size={22} stroke={1.75} aria-hidden="true" />
        </button>
        <ul>
          <Entry page={HOME} />
          <Entry page={BOOK} />
          <Entry page={PROMOTIONS} />
          <Group name={<Trans>Products</Trans>}>
            <ServiceEntries />
            <Entry page={SERVICES} />
            <Entry page={PRODUCTS} />
          </Group>
          <Entry page={BRANCHES} />
          <li>
            <CompanyLink />
          </li>
          <Group name={<Trans>Other</Trans>}>
            {OTHER_PAGES.map((page) => (
              <Entry key={page.to} page={page} />
            ))}
          </Group>
        </ul>
      </nav>
    </>
  );
}

const Entry = ({ page }: { readonly page: SitePage }) => (
  <li>
    <SiteLink page={page} />
  </li>
);

function Group({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      <details name={ID}>
        <summary>
          {name}
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  );
}

function ServiceEntries() {
  const lang = useLanguage();
  const { menuServices } = useRouter().options.context;
  const read = () => menuServices.of(lang);
  const services = useSyncExternalStore(menuServices.subscribe, read, read);
  return services.map(({ id, name }) => (
    <li key={id}>
      <Link to="/$lang/services/$groupId" params={{ lang, groupId: String(id) }}>
        {name}
      </Link>
    </li>
  ));
}
