import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from '@tanstack/react-router';
import { LANGUAGES, type Language } from '#domain/constants.ts';
import { isLanguage } from '#domain/language.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Logo } from '#src/ui/brand/logo.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
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

/** Each language's own name, in every language. */
const NAMES: Record<Language, string> = { th: 'ไทย', en: 'English' };

/**
 * Links to this same page in each language: route, parameters, search and hash stay (LANG-05). `/` and `/guideline` have no language
 * in their address; from there the home page is opened, with search and hash.
 */
function LanguageSwitch() {
  const { t } = useLingui();
  const current = useLanguage();
  const { lang: segment } = useParams({ strict: false });
  return (
    <nav className={styles.languages} aria-label={t`Language`}>
      {LANGUAGES.map((language) => {
        const common = {
          lang: language,
          hrefLang: language,
          ...(language === current ? { 'aria-current': 'true' as const } : {}),
        };
        const name = <span>{NAMES[language]}</span>;
        return isLanguage(segment) ? (
          <Link key={language} to="." params={(now) => ({ ...now, lang: language })} search hash {...common}>
            {name}
          </Link>
        ) : (
          <Link key={language} to="/$lang" params={{ lang: language }} search hash {...common}>
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
