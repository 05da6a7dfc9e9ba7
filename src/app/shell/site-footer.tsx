import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatYear } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { brand } from '#src/ui/brand/brand.ts';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './site-footer.module.css';

/** The companies' part of the site; a plain link on its own pages, elsewhere in a tab of its own (NAV-03). */
function CompanyLink() {
  const lang = useLanguage();
  const isThere = useLocation({ select: ({ pathname }) => /^\/\w\w\/corporate(\/|$)/.test(pathname) });
  return (
    <Link to="/$lang/corporate" params={{ lang }} {...(isThere ? {} : { target: '_blank', rel: 'noopener' })}>
      <Trans>For companies</Trans>
    </Link>
  );
}

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
                <Link to="/$lang/booking" params={{ lang }} activeOptions={{ exact: true }}>
                  <Trans>Book a service</Trans>
                </Link>
                <Link to="/$lang/booking/find" params={{ lang }}>
                  <Trans>Find a booking</Trans>
                </Link>
                <CompanyLink />
              </>
            )}
            <Link to="/$lang/termconditions" params={{ lang }}>
              <Trans>Booking terms</Trans>
            </Link>
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
