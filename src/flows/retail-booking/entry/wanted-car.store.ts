import type { Language } from '#domain/constants.ts';
import { blankDraft, type RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import { spokenHost, type FlowHost } from '#src/flow-host/flow-host.ts';
import { loadConfirmationAdapters } from '#src/flows/retail-booking/retail-booking.adapters.ts';
import {
  accountOf,
  draftStore,
  retailBookingVisit,
  takeGuestsDraft,
} from '#src/flows/retail-booking/visit/retail-booking.visit.ts';
import { keepCarToBook } from '../kept/car-to-book.store.ts';
import { NO_INFORMATION, typedBooking } from '../kept/typed-booking.store.ts';
import { otherCarUnderWay, type CarToBook } from './another-car.view.ts';

/** A car that a page has asked to book. It travels in the state of the history entry, because a plate must not be in an address. */
export interface WantedCar {
  readonly car: CarToBook;
  /** From an earlier booking, whose customer is masked. */
  readonly isRepeat: boolean;
}

/** The booking that is under way in this browser, for another car than the wanted one. */
export interface WaitingBooking {
  readonly draft: RetailDraft;
  readonly car: CarToBook;
}

export const waitingBooking = (host: FlowHost, { car: wanted }: WantedCar): WaitingBooking | null => {
  const account = accountOf(host);
  takeGuestsDraft(account);
  const { draft } = draftStore(() => localStorage, account).read(account);
  const car = otherCarUnderWay(draft, typedBooking(account).read(), wanted);
  return draft === null || car === null ? null : { draft, car };
};

/** Fills the car in at once, unless the person must be asked first. */
export const wantCar = (host: FlowHost, wanted: WantedCar): void => {
  if (waitingBooking(host, wanted) === null) keepCarToBook(host, wanted.car, wanted);
};

/** The booking under way goes on from what is stored of it, at its own step. */
export const goOnWithWaiting = (host: FlowHost): void => retailBookingVisit.end(host);

/** Gives the booking under way up, with the time that it holds, and begins with this car; who books stays. */
export const beginWithCar = (host: FlowHost, language: Language, waiting: WaitingBooking, wanted: WantedCar): void => {
  const account = accountOf(host);
  const { appointmentId, customer, carBrands } = waiting.draft;
  const typed = typedBooking(account);
  const booker = typed.read()?.values ?? {
    ...NO_INFORMATION,
    first_name: customer?.firstName ?? '',
    last_name: customer?.lastName ?? '',
    tel_no: customer?.phone ?? '',
    email: customer?.email ?? '',
  };
  retailBookingVisit.end(host);
  draftStore(() => localStorage, account).write(blankDraft(account, carBrands));
  typed.forget();
  typed.keep({ values: { ...booker, note: '' } });
  keepCarToBook(host, wanted.car, wanted);
  // Nobody waits for the answer: a time that is not given back now expires by itself.
  if (appointmentId !== null)
    void loadConfirmationAdapters().then(({ releaseHold }) =>
      releaseHold(spokenHost(host, language), { appointmentId }),
    );
};
