import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Logo } from '#src/ui/brand/logo.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './site-header.module.css';

export function SiteHeader() {
  const { t } = useLingui();
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
        <nav className={styles.nav} aria-label={t`Main menu`}>
          <Link to="/$lang" params={{ lang }} activeOptions={{ exact: true }}>
            <Trans>Home</Trans>
          </Link>
          <Link to="/$lang/booking" params={{ lang }} activeOptions={{ exact: true, includeSearch: false }}>
            <Trans>Book a service</Trans>
          </Link>
          <Link to="/$lang/booking/find" params={{ lang }} activeOptions={{ exact: true, includeSearch: false }}>
            <Trans>Find a booking</Trans>
          </Link>
        </nav>
        <LanguageSwitch />
      </Wrap>
    </header>
  );
}
