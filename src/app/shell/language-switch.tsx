import { useLingui } from '@lingui/react/macro';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { LANGUAGES } from '#domain/constants.ts';
import { LANGUAGE_NAMES } from '#src/i18n/language-names.ts';
import { isLanguage } from '#domain/language.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './language-switch.module.css';

/** Each language's own name, in every language. */

/**
 * Links to the same page in each language: route, parameters, search and hash stay (LANG-05). `/` and `/guideline` have no language in
 * their address; their links open the home page, with search and hash.
 */
export function LanguageSwitch() {
  const { t } = useLingui();
  const current = useLanguage();
  const { lang: segment } = useParams({ strict: false });
  // If the question before cancelling is open, the change of language keeps it open, and Back still closes it.
  const isAsking = useLocation({ select: ({ state }) => state.asksToCancel === true });
  return (
    <nav className={styles.languages} aria-label={t`Language`}>
      {LANGUAGES.map((language) => {
        const common = {
          lang: language,
          hrefLang: language,
          state: true as const,
          replace: isAsking,
          ...(language === current ? { 'aria-current': 'true' as const } : {}),
        };
        const name = <span>{LANGUAGE_NAMES[language]}</span>;
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
