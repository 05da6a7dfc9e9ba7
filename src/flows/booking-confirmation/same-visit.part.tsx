import { Trans } from '@lingui/react/macro';
import { displayCode } from '#domain/fields/booking-code.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from './summary.module.css';

/**
 * Warns that the same car is already booked for this time, which is rarely intended but never refused. The other booking opens in a new tab, because
 * the hold of this one keeps counting down.
 */
export function SameVisit({ code, plate }: { code: string | null; plate: string }) {
  const lang = useLanguage();
  const shown = displayCode(code ?? '');
  return (
    <Notice
      kind="warning"
      className={styles.notice}
      title={<Trans>This plate is already booked at this branch and time.</Trans>}
      actions={
        code === null ? null : (
          <Button
            kind="outline"
            size="small"
            renderLink={({ children, ...look }) => (
              <a
                {...look}
                href={`/${lang}/booking/find?${new URLSearchParams({ plate, code }).toString()}`}
                target="_blank"
                rel="noreferrer"
              >
                {children}
              </a>
            )}
          >
            <Trans>View booking {shown}</Trans>
          </Button>
        )
      }
    >
      <Trans>Confirm only if you want a second booking.</Trans>
    </Notice>
  );
}
