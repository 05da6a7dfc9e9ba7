import { brand } from './brand.ts';
import styles from './logo.module.css';

export function Logo({ language }: { language: 'th' | 'en' }) {
  return (
    <span className={styles.logo} translate="no">
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <path className={styles.ring} d="M29.3 13.2A13.5 13.5 0 1 1 23.3 5.1" />
        <path className={styles.tick} d="m10.5 16.2 6 6.3L30.6 5.6" />
      </svg>
      {brand.name[language]}
      <span className={styles.second} lang={language === 'th' ? 'en' : 'th'}>
        {brand.secondName[language]}
      </span>
    </span>
  );
}
