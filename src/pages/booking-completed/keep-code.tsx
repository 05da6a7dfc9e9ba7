import { Trans, useLingui } from '@lingui/react/macro';
import { useClipboard } from '@mantine/hooks';
import { IconBrandLine, IconCopy, IconPhotoDown, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { displayCode } from '#domain/fields/booking-code.ts';
import { bookingFileName } from '#domain/fields/file-name.ts';
import { formatPhone } from '#domain/fields/phone.ts';
import { plainWords } from '#domain/word-joiner.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import type { Booking } from '#contract/calls/booking.shapes.ts';
import { formatDayYear, formatTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { OpenInBrowser } from '#src/parts/answers/open-in-browser.tsx';
import { SaveButton } from '#src/parts/visit/save-button.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { brand } from '#src/ui/brand/brand.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { shownIn } from '#src/ui/browser/in-app.ts';
import { dataAddress, saveFile } from '#src/ui/browser/save-file.ts';
import styles from './booking-completed.module.css';
import { ticketPicture } from './ticket-picture.ts';

type Failed = 'copy' | 'share' | 'picture';

interface KeepCodeProps {
  booking: Booking;
  code: string;
  /** The rules for arriving and cancelling. */
  rules: readonly string[];
  /** The address of the look-up page, without plate and code. */
  findAddress: string;
}

/** The code is not sent by mail or SMS, so it can be copied, shared or saved here. */
export function KeepCode({ booking, code, rules, findAddress }: KeepCodeProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { copy, copied, error } = useClipboard();
  const [failed, setFailed] = useState<Failed | null>(null);
  const [picture, setPicture] = useState<string | null>(null);
  const { branch, services, customer_data: customer, date_time: startsAt } = booking;
  const place = `${brand.name[language]} ${branch.name}`;
  const shown = displayCode(code);
  const when = `${formatDayYear(startsAt, language)} ${formatTime(startsAt)}`;
  // The text is shared with others, so it leaves out the plate: plate and code together open the booking.
  const text = plainWords([place, when, t`Booking code ${shown}`, findAddress].join('\n'));
  // The picture is for the person who brings the car, so it includes the plate.
  const lines = [
    when,
    place,
    branch.address ?? '',
    branch.tel ? formatPhone(branch.tel) : '',
    services.map(({ name }) => name).join(', '),
    [displayPlate(customer.register_number), customer.province].filter(Boolean).join(' '),
    ...rules,
  ].filter(Boolean);
  // The phone's own browser does not know what was booked here.
  const found = new URLSearchParams({ plate: customer.register_number, code }).toString();
  const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  const notDone = error ? 'copy' : failed;

  const share = async () => {
    setFailed(null);
    await navigator.share({ text }).catch((reason: unknown) => {
      // Closing the share sheet is not an error.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) setFailed('share');
    });
  };
  const isInApp = shownIn() !== null;
  const savePicture = async () => {
    setFailed(null);
    try {
      const made = await ticketPicture({ code, label: t`Booking code`, lines });
      // A browser inside an app drops the file, but keeps a picture that one presses and holds.
      if (isInApp) setPicture(await dataAddress(made));
      else saveFile(made, `${bookingFileName({ code, startsAt }, language)}.png`);
      return !isInApp;
    } catch {
      setFailed('picture');
      return false;
    }
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
      <SaveButton kind="outline" icon={<IconPhotoDown aria-hidden="true" />} save={savePicture}>
        {isInApp ? <Trans>Show as picture</Trans> : <Trans>Save as picture</Trans>}
      </SaveButton>
      {picture === null ? null : (
        <figure className={styles.picture}>
          <figcaption role="status">
            <Trans>Press and hold the picture to save it.</Trans>
          </figcaption>
          <img src={picture} alt={t`Your booking as a picture`} />
        </figure>
      )}
      {isInApp ? <OpenInBrowser address={`${findAddress}?${found}`} className={styles.message} /> : null}
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
