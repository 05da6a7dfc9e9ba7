import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarPlus, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { listBookingDetails } from '#contract/calls/booking.calls.ts';
import type { Booking } from '#contract/calls/booking.shapes.ts';
import { displayCode } from '#domain/fields/booking-code.ts';
import { dayInFileName } from '#domain/fields/file-name.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { calendarFile } from '#domain/calendar/calendar-file.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { movedTo } from '#machines/corporate-booking/corporate-booking.changes.ts';
import { EMPTY_GROUP } from '#machines/corporate-booking/corporate-booking.group.ts';
import type { GroupCar } from '#machines/corporate-booking/corporate-booking.types.ts';
import type { Company } from '#machines/shared/company.ts';
import { ofAccount } from '#src/api/queries/account.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { readOrReject } from '#src/api/read.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { formatDayTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { OpenInBrowser } from '#src/parts/answers/open-in-browser.tsx';
import { givenName } from '#src/parts/given-name.ts';
import { SheetButton } from '#src/parts/sheets/sheet-button.tsx';
import { Unfold } from '#src/parts/list/unfold.tsx';
import { PrintButton } from '#src/parts/visit/print-button.tsx';
import { SaveButton } from '#src/parts/visit/save-button.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { brand } from '#src/ui/brand/brand.ts';
import { shownIn } from '#src/ui/browser/in-app.ts';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import { AlternativeButton } from './car-rows.part.tsx';
import styles from './corporate-booking.module.css';
import { groupSheet } from './group-sheet.view.ts';
import { groupStore } from './kept/group.store.ts';
import { readResult } from './kept/result.store.ts';
import { useNamed } from './use-named.ts';

interface CompletedProps {
  readonly host: FlowHost;
  readonly company: Company;
  /** To the booking of several cars, where what was kept goes on. */
  readonly onAgain: () => void;
  readonly renderBooking: (id: string, look: LinkLook) => ReactNode;
  readonly renderDriverLink: (id: string) => ReactNode;
  readonly renderBook: (look: LinkLook) => ReactNode;
  readonly renderAll: (look: LinkLook) => ReactNode;
}

/** Each car of the group that was just confirmed: its code and state, and what is lost with a way to try again (CB-04, CB-10). */
export function GroupCompletedPage(props: CompletedProps) {
  const { host, company, onAgain, renderBook, renderAll } = props;
  const language = useLanguage();
  const [result] = useState(() => readResult(company.account));
  const named = useNamed(host);
  const cars = useMemo(
    () => result?.map((each) => ({ ...each, draft: named(each.draft) })).toSorted(byTime) ?? null,
    [result, named],
  );
  const now = host.now();
  if (cars === null)
    return (
      <Wrap className={styles.page}>
        <PageHead title={<Trans>No cars have just been booked</Trans>} />
        <div className={styles.actions}>
          <Button renderLink={renderBook}>
            <Trans>Book cars</Trans>
          </Button>
          <Button kind="outline" renderLink={renderAll}>
            <Trans>Company bookings</Trans>
          </Button>
        </div>
      </Wrap>
    );
  const booked = cars.filter(({ confirmation }) => confirmation !== null);
  const left = cars.filter(({ confirmation }) => confirmation === null);
  const again = (retried: readonly GroupCar[]) => {
    groupStore(company.account).write({ ...EMPTY_GROUP, cars: retried });
    onAgain();
  };
  const count = booked.length;
  return (
    <Wrap className={styles.page}>
      <PageHead title={<Plural value={count} one="# car is booked" other="# cars are booked" />} />
      <div className={`${styles.actions} ${styles.noPrint}`}>
        <SheetButton
          size="medium"
          sheet={() => groupSheet(cars, language)}
          fileName={`roddee-bookings-${dayInFileName(branchNow(now).date, language)}.xlsx`}
        >
          <Trans>Excel list</Trans>
        </SheetButton>
        <GroupCalendar {...props} cars={booked} />
        <PrintButton />
        <Button kind="outline" renderLink={renderAll}>
          <Trans>Company bookings</Trans>
        </Button>
      </div>
      {left.length === 0 ? null : <Left cars={left} onAgain={again} />}
      <section className={styles.section}>
        <h2>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
          <Trans>Confirmed</Trans>
        </h2>
        <ul className={styles.rows}>
          {booked.map((each) => (
            <BookedRow key={each.draft.car.id} {...props} car={each} />
          ))}
        </ul>
      </section>
    </Wrap>
  );
}

const byTime = (a: GroupCar, b: GroupCar): number =>
  (a.draft.slot.startsAt ?? '').localeCompare(b.draft.slot.startsAt ?? '');

/** A new draft with the same answers. */
const anew = (each: GroupCar): GroupCar => ({ ...each, appointmentId: null, heldItem: null, alternatives: null });
/** The same, while the other times stay to be chosen from. */
const unheld = (each: GroupCar): GroupCar => ({ ...each, appointmentId: null, heldItem: null });

interface LeftProps {
  readonly cars: readonly GroupCar[];
  readonly onAgain: (cars: readonly GroupCar[]) => void;
}

/** What was not booked stays with its answers; one tap tries it again, at another time or as it was. */
function Left({ cars, onAgain }: LeftProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const count = cars.length;
  return (
    <section className={styles.section}>
      <h2>
        <Plural value={count} one="# car is not booked" other="# cars are not booked" />
      </h2>
      <ul className={styles.rows}>
        {cars.map((each) => {
          const { car, slot, branch } = each.draft;
          const plate = displayPlate(car.plate);
          const others = cars.filter((other) => other !== each);
          return (
            <li key={car.id} className={styles.row}>
              <div className={styles.name} translate="no">
                <b>{plate}</b>
                <span className={styles.quiet}>{givenName(car.name, car.plate)}</span>
              </div>
              <div className={styles.quiet}>
                {slot.startsAt === null ? null : <s>{formatDayTime(slot.startsAt, language)}</s>} {branch?.name}
              </div>
              <div
                className={`${styles.alternatives} ${styles.wide} ${styles.noPrint}`}
                role="group"
                aria-label={t`Other times for ${plate}`}
              >
                {(each.alternatives ?? []).map((alternative) => (
                  <AlternativeButton
                    key={`${alternative.locationId} ${alternative.startsAt}`}
                    alternative={alternative}
                    onPress={() =>
                      onAgain([{ ...anew(each), draft: movedTo(each.draft, alternative) }, ...others.map(unheld)])
                    }
                  />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      <div className={`${styles.actions} ${styles.noPrint}`}>
        <Button onClick={() => onAgain(cars.map(anew))}>
          <Plural value={count} one="Try # car again" other="Try # cars again" />
        </Button>
      </div>
    </section>
  );
}

interface BookedRowProps extends Pick<CompletedProps, 'renderBooking' | 'renderDriverLink'> {
  readonly car: GroupCar;
}

function BookedRow({ car: { draft, confirmation }, renderBooking, renderDriverLink }: BookedRowProps) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { car, slot, branch, services, isCollected, address } = draft;
  const id = confirmation?.appointmentId ?? null;
  const code = displayCode(confirmation?.code ?? '');
  return (
    <li className={styles.row}>
      <div className={styles.name} translate="no">
        <b>{displayPlate(car.plate)}</b>
        <span className={styles.quiet}>{givenName(car.name, car.plate)}</span>
      </div>
      <div>
        {slot.startsAt === null ? null : formatDayTime(slot.startsAt, language)} {branch?.name}
        <div className={styles.quiet}>
          {services.map(({ name }) => name).join(' + ')}
          {isCollected && address !== null ? (
            <>
              {' · '}
              <Trans>Collected at</Trans> <span translate="no">{address.address}</span>
            </>
          ) : null}
        </div>
      </div>
      <b translate="no">{id === null ? code : renderBooking(id, { children: code })}</b>
      <span className={styles.state} data-standing="confirmed">
        <Trans>Confirmed</Trans>
      </span>
      {id === null || isCollected ? null : (
        <Unfold
          className={`${styles.wide} ${styles.noPrint}`}
          label={<Trans>Send it to the driver</Trans>}
          isOpen={isOpen}
          onToggle={setOpen}
        >
          {isOpen ? renderDriverLink(id) : null}
        </Unfold>
      )}
    </li>
  );
}

/** How many bookings one call reads. */
const READ_AT_ONCE = 50;

/** One calendar file with all visits: their ends and the branches' addresses are read from the server. */
function GroupCalendar({ host, company, cars }: CompletedProps & { readonly cars: readonly GroupCar[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isDropped, setDropped] = useState(false);
  const ids = cars.flatMap(({ confirmation }) => confirmation?.appointmentId ?? []);
  const query = useQuery(
    {
      queryKey: [...ofAccount(company.code), 'group-booked', language, ids],
      queryFn: async ({ signal }) => {
        const parts = Array.from({ length: Math.ceil(ids.length / READ_AT_ONCE) }, (_, part) =>
          ids.slice(part * READ_AT_ONCE, (part + 1) * READ_AT_ONCE),
        );
        const read = await Promise.all(
          parts.map((items) => readOrReject(host.api(language), listBookingDetails, { items }, signal)),
        );
        return read.flatMap(({ booking_list: list }) => list);
      },
      enabled: ids.length > 0,
    },
    queryClientOf(host),
  );
  const event = (booking: Booking) => {
    const { branch } = booking;
    const plate = displayPlate(booking.customer_data.register_number);
    const shown = displayCode(booking.code ?? '');
    return {
      id: booking.appointment_id,
      startsAt: booking.date_time,
      endsAt: booking.end_time,
      madeAt: host.now(),
      title: `${plate} · ${brand.name[language]} ${branch.name}`,
      place: [branch.name, branch.address].filter(Boolean).join(', '),
      position: branch.location,
      notes: [t`Booking code ${shown}`, plate, booking.services.map(({ name }) => name).join(', ')].join('\n'),
    };
  };
  const save = () => {
    const file = new Blob([calendarFile((query.data ?? []).map(event))], { type: 'text/calendar;charset=utf-8' });
    saveFile(file, `roddee-bookings-${dayInFileName(branchNow(host.now()).date, language)}.ics`);
    return true;
  };
  if (shownIn() !== null)
    return (
      <>
        <Button kind="outline" icon={<IconCalendarPlus aria-hidden="true" />} onClick={() => setDropped(true)}>
          <Trans>Add all to calendar</Trans>
        </Button>
        {isDropped ? <OpenInBrowser /> : null}
      </>
    );
  return (
    <SaveButton
      kind="outline"
      icon={<IconCalendarPlus aria-hidden="true" />}
      busy={query.isPending ? t`Loading…` : null}
      inactive={query.data === undefined}
      save={save}
    >
      <Trans>Add all to calendar</Trans>
    </SaveButton>
  );
}
