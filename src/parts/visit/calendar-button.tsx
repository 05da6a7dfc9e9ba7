import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarMinus, IconCalendarPlus } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { displayCode } from '#domain/fields/booking-code.ts';
import { bookingFileName } from '#domain/fields/file-name.ts';
import { bookingRules } from '#src/i18n/booking-rules.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { OpenInBrowser } from '#src/parts/answers/open-in-browser.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { brand } from '#src/ui/brand/brand.ts';
import { outside, shownIn } from '#src/ui/browser/in-app.ts';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { calendarFile, type CalendarEvent, type CalendarUse } from '#domain/calendar/calendar-file.ts';
import styles from './calendar-button.module.css';
import { SaveButton } from './save-button.tsx';

/** Instants with their offset. */
export interface CalendarBooking {
  readonly id: string;
  readonly code: string;
  /** The plate as printed: for the person who shows it at the branch. */
  readonly plate: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly branch: { readonly name: string; readonly address: string; readonly position: CalendarEvent['position'] };
  readonly services: readonly { readonly name: string }[];
}

interface CalendarButtonProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'wide' | 'className'> {
  readonly booking: CalendarBooking;
  readonly now: () => number;
  /** Where the server has the file: for a browser inside an app, which drops one that the page makes. */
  readonly address?: string | undefined;
  readonly use?: CalendarUse;
}

/** Adds a booking to the calendar, or removes a cancelled one, with a file that the calendar opens. */
export function CalendarButton({ booking, now, address, use = 'add', kind = 'outline', ...look }: CalendarButtonProps) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const { branch, code, plate, services } = booking;
  const shown = displayCode(code);

  const save = () => {
    const { arrive, cancel } = bookingRules(booking.startsAt, now(), language);
    const rules = use === 'add' ? [i18n._(arrive.rule), i18n._(cancel.rule)] : [];
    const names = services.map(({ name }) => name).join(', ');
    const event = {
      ...booking,
      madeAt: now(),
      title: `${brand.name[language]} ${branch.name}`,
      place: [branch.name, branch.address].filter(Boolean).join(', '),
      position: branch.position,
      notes: [t`Booking code ${shown}`, plate, names, ...rules].join('\n'),
    };
    const file = new Blob([calendarFile(event, use)], { type: 'text/calendar;charset=utf-8' });
    saveFile(file, `${bookingFileName(booking, language)}.ics`);
    return true;
  };

  const app = shownIn();
  const [isDropped, setDropped] = useState(false);
  const Icon = use === 'add' ? IconCalendarPlus : IconCalendarMinus;
  const button = { ...look, kind, icon: <Icon aria-hidden="true" /> };
  const label = use === 'add' ? <Trans>Add to calendar</Trans> : <Trans>Remove from calendar</Trans>;
  if (app === null)
    return (
      <SaveButton {...button} save={save}>
        {label}
      </SaveButton>
    );
  if (address !== undefined)
    return (
      <Button
        {...button}
        renderLink={({ children, ...link }) => (
          <a {...link} href={app === 'line' ? outside(address) : address}>
            {children}
          </a>
        )}
      >
        {label}
      </Button>
    );
  return (
    <>
      <Button {...button} onClick={() => setDropped(true)}>
        {label}
      </Button>
      {isDropped ? <OpenInBrowser className={styles.whole} /> : null}
    </>
  );
}
