import { createActor, type ActorRefFrom } from 'xstate';
import type { Language } from '#domain/constants.ts';
import { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import { retailBookingActors } from '#machines/retail-booking/retail-booking.ports.ts';
import { selectDraft } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { Wish } from '#machines/retail-booking/retail-booking.types.ts';
import type { Api } from '#src/api/client.ts';
import type { Languages } from '#src/i18n/languages.ts';
import type { carRegistrationMachine } from '#machines/car-registration/car-registration.machine.ts';
import type { geolocationMachine } from '#machines/geolocation/geolocation.machine.ts';
import { createDraftStore } from './draft-store.ts';
import { keepLastBooking } from './last-booking.ts';
import { retailBookingPorts } from './retail-booking.actors.ts';
import { readTyped, writeTyped, type TypedInformation } from './typed-information.ts';

export type RetailBookingActor = ActorRefFrom<typeof retailBookingMachine>;
export type CarActor = ActorRefFrom<typeof carRegistrationMachine>;
export type LocationActor = ActorRefFrom<typeof geolocationMachine>;

/** What the flow needs of the router's context. */
export interface FlowHost {
  readonly api: (language: Language) => Api;
  readonly languages: Languages;
  readonly now: () => number;
  readonly session: { readonly onSuperseded: (tell: () => void) => () => void };
}

/** One booking from its first step to its confirmation: it stands above the routes, so neither language nor page takes it away. */
export interface RetailBookingSession {
  readonly actor: RetailBookingActor;
  readonly clock: { readonly now: () => number };
  /** The language in which the stored draft's names were read again. */
  readonly begunIn: Language;
  /** The language of the page, for the calls that the chart makes. */
  readonly language: () => Language;
  readonly speak: (language: Language) => void;
  /** In the browser, as soon as the page is there; again is no harm. */
  readonly start: () => void;
  /** Goes on with the draft as another tab has left it. */
  readonly takeOver: () => void;
  /** What is typed and chosen in the form and not yet entered. */
  typed: TypedInformation | null;
  /** Whether what is chosen is stored: a full or denied storage keeps nothing. */
  isKept: boolean;
  isUnkeptSaid: boolean;
  /** The car cascade; null until it is first shown. */
  car: CarActor | null;
  /** Whether the map was opened over the list of branches. */
  isMapOpen: boolean;
  /** Where the person is; null until somebody asks. */
  location: LocationActor | null;
}

const setTyped = (session: RetailBookingSession, typed: TypedInformation | null): void => {
  session.typed = typed;
  writeTyped(typed);
};

export const keepTyped = (session: RetailBookingSession, changed: Partial<TypedInformation>): void =>
  setTyped(session, { ...(session.typed ?? { values: null, car: null }), ...changed });

/** True the first time: that nothing is kept is said once. */
export const sayUnkept = (session: RetailBookingSession): void => {
  session.isUnkeptSaid = true;
};

export const keepMapOpen = (session: RetailBookingSession, isOpen: boolean): void => {
  session.isMapOpen = isOpen;
};

const forgetCar = (session: RetailBookingSession): void => {
  session.car?.stop();
  session.car = null;
};

/** Nothing of the form outlives a draft that was begun anew. */
const forgetForm = (session: RetailBookingSession): void => {
  setTyped(session, null);
  forgetCar(session);
};

/** As the other tab left it. */
const rereadForm = (session: RetailBookingSession): void => {
  session.typed = readTyped();
  forgetCar(session);
};

const sessions = new WeakMap<FlowHost, RetailBookingSession>();

/**
 * The session of this page's router. Another one is begun for a wish, and after a booking was confirmed, but not by going Back
 * to one of its steps (RB-09).
 */
export const retailBookingSession = (
  host: FlowHost,
  language: Language,
  start: { step: Step | null; wish: Wish | null },
): RetailBookingSession => {
  const known = sessions.get(host);
  const isOver = known?.actor.getSnapshot().status === 'done' && start.step === null;
  if (known && !isOver && start.wish === null) return known;
  known?.actor.stop();
  const session = begin(host, language, start);
  sessions.set(host, session);
  return session;
};

const begin = (
  host: FlowHost,
  language: Language,
  { step, wish }: { step: Step | null; wish: Wish | null },
): RetailBookingSession => {
  const drafts = createDraftStore(() => localStorage);
  const clock = { now: host.now };
  let spoken = language;
  const ports = retailBookingPorts({
    api: host.api,
    language: () => spoken,
    drafts,
  });
  const actor = createActor(retailBookingMachine.provide({ actors: retailBookingActors(ports) }), {
    input: { clock, member: null, wish, step },
  });
  let unwatch: (() => void) | null = null;
  const unheard = host.session.onSuperseded(() => actor.send({ type: 'session.superseded' }));
  const session: RetailBookingSession = {
    actor,
    clock,
    begunIn: language,
    language: () => spoken,
    speak: (next) => {
      spoken = next;
    },
    start: () => {
      actor.start();
      unwatch ??= drafts.watch(() => actor.send({ type: 'draft.changedElsewhere' }));
    },
    takeOver: () => {
      drafts.claim();
      actor.send({ type: 'resume.requested' });
    },
    typed: readTyped(),
    isKept: true,
    isUnkeptSaid: false,
    car: null,
    isMapOpen: false,
    location: null,
  };
  let heldId: string | null = null;
  let wasElsewhere = false;
  actor.subscribe({
    complete: () => {
      unwatch?.();
      unheard();
    },
  });
  actor.subscribe((snapshot) => {
    wasElsewhere ||= snapshot.matches('elsewhere');
    const draft = selectDraft(snapshot);
    if (draft === null) return;
    // A page that was frozen may act before it is told of the other tab's draft, which it must not write over.
    if (drafts.isOthers() && snapshot.can({ type: 'draft.changedElsewhere' })) {
      actor.send({ type: 'draft.changedElsewhere' });
      return;
    }
    if (wasElsewhere) rereadForm(session);
    wasElsewhere = false;
    const isBlank = draft.branch === null && draft.services.services.length === 0;
    session.isKept = drafts.write(draft) || isBlank;
    if (isBlank) forgetForm(session);
    heldId = draft.appointment_id ?? heldId;
    // A server that answers with the code alone has confirmed what was held.
    const { output } = snapshot;
    const appointmentId = output?.booking?.appointment_id ?? heldId;
    if (output && appointmentId !== null) keepLastBooking({ appointmentId, code: output.code });
  });
  return session;
};
