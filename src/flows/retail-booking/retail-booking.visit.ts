import { createActor, type Actor } from 'xstate';
import type { Language } from '#domain/constants.ts';
import type { RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import { retailBookingActors } from '#machines/retail-booking/retail-booking.ports.ts';
import { selectDraft } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { DraftReading, Wish } from '#machines/retail-booking/retail-booking.types.ts';
import { beside, type Beside, visitsOf } from '#src/flow-host/visit.tsx';
import { createDraftStore, type DraftStore } from '#src/flow-host/draft-store.ts';
import { spokenHost, type CallHost, type FlowHost, type SpokenHost } from '#src/flow-host/flow-host.ts';
import { keepDraft, type KeptDraft } from '#src/flow-host/keep-draft.ts';
import type { TypedStore } from '#src/flow-host/typed-store.ts';
import type { CarRegistrationActor } from '#src/flows/car-registration/car-registration.flow.ts';
import type { GeolocationActor } from '#src/flows/geolocation/geolocation.flow.ts';
import { keepLastBooking } from './last-booking.store.ts';
import { readStoredDraft, storedDraft } from './stored-draft.store.ts';
import { retailBookingAdapters } from './retail-booking.adapters.ts';
import { typedBooking, type TypedBooking } from './typed-booking.store.ts';

export interface VisitStart {
  readonly language: Language;
  /** What the address names. */
  readonly step: Step | null;
  readonly wish: Wish | null;
}

/** One booking from its first step to its confirmation. */
export interface RetailBookingVisit {
  readonly actor: Actor<typeof retailBookingMachine>;
  readonly host: FlowHost;
  readonly calls: SpokenHost;
  /** The language in which the stored draft's names were read again. */
  readonly begunIn: Language;
  /** In the browser, once the page is there; calling it again does no harm. */
  readonly start: () => void;
  readonly draft: KeptDraft;
  readonly typed: TypedStore<TypedBooking>;
  readonly car: Beside<CarRegistrationActor>;
  /** One for all steps: a position given once is not asked for again. */
  readonly location: Beside<GeolocationActor>;
  /** Whether it was said that nothing is kept: it is said once. */
  readonly isUnkeptSaid: () => boolean;
  readonly sayUnkept: () => void;
  /** Whether the map was opened over the list of branches. */
  readonly isMapOpen: () => boolean;
  readonly keepMapOpen: (isOpen: boolean) => void;
  /** The group of services that comes first; null for the order of the catalogue. */
  readonly group: () => number | null;
  readonly keepGroup: (group: number) => void;
  /** What is edited from the summary, as a selector of its control: it gets the focus when its step is shown. */
  readonly markEdited: (control: string) => void;
  readonly takeEdited: () => string | null;
}

const NOTHING_STORED: DraftReading = { draft: null, dropped: null };

export const draftStore = (
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): DraftStore<DraftReading, RetailDraft> =>
  createDraftStore({
    key: 'roddee.retail-booking.draft',
    storage,
    nothing: NOTHING_STORED,
    parse: readStoredDraft,
    toStored: storedDraft,
  });

/** The chart with the services of this page. */
export const retailBooking = (host: CallHost, drafts: Pick<DraftStore<DraftReading, RetailDraft>, 'read'>) =>
  retailBookingMachine.provide({ actors: retailBookingActors(retailBookingAdapters(host, drafts)) });

const begin = (host: FlowHost, { language, step, wish }: VisitStart): RetailBookingVisit => {
  const drafts = draftStore(() => localStorage);
  const calls = spokenHost(host, language);
  const actor = createActor(retailBooking(calls, drafts), {
    input: { clock: { now: host.now }, member: null, wish, step },
  });
  const typed = typedBooking();
  const car = beside<CarRegistrationActor>();
  let isUnkeptSaid = false;
  let isMapOpen = false;
  let group: number | null = null;
  let edited: string | null = null;
  const draft = keepDraft(actor, {
    drafts,
    select: selectDraft,
    canYield: (snapshot) => snapshot.can({ type: 'draft.changedElsewhere' }),
    yielded: { type: 'draft.changedElsewhere' },
    resumed: { type: 'resume.requested' },
    isBlank: ({ branch, services }) => branch === null && services.length === 0,
    onBlank: () => {
      typed.forget();
      car.forget();
    },
    onTakenOver: () => {
      typed.reread();
      car.forget();
    },
  });
  actor.subscribe({
    complete: () => {
      const { output } = actor.getSnapshot();
      if (output && output.appointmentId !== null)
        keepLastBooking({ appointmentId: output.appointmentId, code: output.code });
    },
  });
  return {
    actor,
    host,
    calls,
    begunIn: language,
    start: () => {
      actor.start();
      draft.watch();
    },
    draft,
    typed,
    car,
    location: beside(),
    isUnkeptSaid: () => isUnkeptSaid,
    sayUnkept: () => {
      isUnkeptSaid = true;
    },
    isMapOpen: () => isMapOpen,
    keepMapOpen: (isOpen) => {
      isMapOpen = isOpen;
    },
    group: () => group,
    keepGroup: (chosen) => {
      group = chosen;
    },
    markEdited: (control) => {
      edited = control;
    },
    takeEdited: () => {
      const control = edited;
      edited = null;
      return control;
    },
  };
};

/** A new visit begins for a wish, and after a confirmed booking, but not by going Back to one of its steps (RB-09). */
const goesOn = ({ actor }: RetailBookingVisit, { step, wish }: VisitStart) =>
  wish === null && (actor.getSnapshot().status !== 'done' || step !== null);

export const retailBookingVisit = visitsOf(begin, goesOn);
