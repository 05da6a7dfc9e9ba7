import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SiteLink } from '#src/app/navigation/site-link.tsx';
import {
  BOOK,
  BRANCHES,
  FIND,
  OTHER_PAGES,
  SURVEY,
  PRODUCTS,
  PROMOTIONS,
  SERVICES,
  TERMS,
} from '#src/app/navigation/site-pages.tsx';
import { formatYear } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { brand } from '#src/ui/brand/brand.ts';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { CompanyLink } from './company-link.tsx';
import styles from './site-footer.module.css';

const SITE = [BOOK, FIND, SERVICES, PRODUCTS, PROMOTIONS, BRANCHES, ...OTHER_PAGES, SURVEY];

interface SiteFooterProps {
  /** Of another area of the site, in place of those of the booking. */
  readonly links?: ReactNode;
}

export function SiteFooter({ links }: SiteFooterProps) {
  const { t } = useLingui();
  const lang = useLanguage();
  const { now } = useRouter().options.context;
  const { number, href, opens, closes } = brand.callCentre;
  const year = formatYear(now(), lang);
  const name = brand.name[lang];
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.top}>
          <div>
            <p className={styles.quiet}>
              <Trans>
                Call centre, every day {opens}–{closes}
              </Trans>
            </p>
            <a className={styles.call} href={href} aria-label={t`Call ${number}`}>
              {number}
            </a>
          </div>
          <nav className={styles.links} aria-label={t`Footer`}>
            {links ?? (
              <>
                {SITE.map((page) => (
                  <SiteLink key={page.to + (page.hash ?? '')} page={page} />
                ))}
                <CompanyLink />
              </>
            )}
            <SiteLink page={TERMS} />
            <a href={brand.privacyAndCookies[lang]} rel="external noopener">
              <Trans>Privacy and cookies</Trans>
            </a>
          </nav>
        </div>
        <div className={styles.end}>
          {brand.social.map((page) => (
            <a key={page.name} href={page.href} rel="external noopener">
              {page.name}
            </a>
          ))}
          <span className={styles.copyright} translate="no">
            © {year} {name}
          </span>
        </div>
      </Wrap>
    </footer>
  );
}
