import { Trans, useLingui } from '@lingui/react/macro';
import { useClipboard } from '@mantine/hooks';
import { IconBrandLine, IconCopy, IconPhotoDown, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { displayCode } from '#domain/booking-code.ts';
import type { Booking } from '#contract/wire/appointment.ts';
import { formatDay, formatTime, formatYear } from '#src/i18n/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { brand } from '#src/ui/brand/brand.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { saveFile } from '#src/ui/page/save-file.ts';
import styles from './booking-completed.module.css';
import { ticketPicture } from './ticket-picture.ts';

type Failed = 'copy' | 'share' | 'picture';

/** Nobody sends the code: it is copied, shared or saved here. */
export function KeepCode({ booking, code }: { booking: Booking; code: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { copy, copied, error } = useClipboard();
  const [failed, setFailed] = useState<Failed | null>(null);
  const { branch, services, date_time: startsAt } = booking;
  const name = brand.name[language];
  const shown = displayCode(code);
  const when = `${formatDay(startsAt, language)} ${formatYear(startsAt, language)} ${formatTime(startsAt)}`;
  const lines = [`${name} ${branch.name}`, when, services.map((service) => service.name).join(', ')];
  const text = [t`Booking code ${shown}`, ...lines].join('\n');
  const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  const notDone = error ? 'copy' : failed;

  const share = async () => {
    setFailed(null);
    await navigator.share({ text }).catch((reason: unknown) => {
      // Who closes the sheet has changed their mind.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) setFailed('share');
    });
  };
  const savePicture = async () => {
    setFailed(null);
    await ticketPicture({ code, label: t`Booking code`, lines }).then(
      (picture) => saveFile(picture, `${code}.png`),
      () => setFailed('picture'),
    );
  };

  return (
    <>
      <Button kind="outline" icon={<IconCopy aria-hidden="true" />} onClick={() => copy(code)}>
        <span aria-live="polite">{copied ? <Trans>Copied</Trans> : <Trans>Copy the code</Trans>}</span>
      </Button>
      {canShare ? (
        <Button kind="outline" icon={<IconShare aria-hidden="true" />} onClick={() => void share()}>
          <Trans>Share</Trans>
        </Button>
      ) : (
        <Button
          kind="outline"
          icon={<IconBrandLine aria-hidden="true" />}
          renderLink={({ children, ...look }) => (
            <a
              {...look}
              href={`https://line.me/R/share?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noreferrer"
            >
              {children}
            </a>
          )}
        >
          <Trans>Send by LINE</Trans>
        </Button>
      )}
      <Button kind="outline" icon={<IconPhotoDown aria-hidden="true" />} onClick={() => void savePicture()}>
        <Trans>Save as picture</Trans>
      </Button>
      {notDone === null ? null : (
        <Notice kind="warning" className={styles.message}>
          {notDone === 'picture' ? (
            <Trans>The picture could not be made. Take a screenshot of this page instead.</Trans>
          ) : notDone === 'share' ? (
            <Trans>This browser could not share it. Copy the code instead.</Trans>
          ) : (
            <Trans>This browser does not let us copy. Press and hold the code to copy it.</Trans>
          )}
        </Notice>
      )}
    </>
  );
}
