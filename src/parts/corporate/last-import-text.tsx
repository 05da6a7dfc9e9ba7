import { Trans, useLingui } from '@lingui/react/macro';
import type { LastImport } from '#contract/calls/fleet-import.shapes.ts';
import { formatDayTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './last-import-text.module.css';

/** When and from which file, and what became of its rows. */
export function LastImportText({ last }: { readonly last: LastImport }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { added, changed, wrong } = last.counts;
  const [news, changes, faults] = [added, changed, wrong].map((count) => i18n.number(count));
  const undone = last.undone_at === null ? null : formatDayTime(last.undone_at, language);
  return (
    <p className={styles.text}>
      <b translate="no">{last.file_name}</b>
      <span>{formatDayTime(last.imported_at, language)}</span>
      <span>
        <Trans>
          {news} new, {changes} changed
        </Trans>
        {wrong === 0 ? null : (
          <>
            {' · '}
            <Trans>{faults} not taken</Trans>
          </>
        )}
      </span>
      {undone === null ? null : (
        <span>
          <Trans>Undone {undone}</Trans>
        </span>
      )}
    </p>
  );
}
