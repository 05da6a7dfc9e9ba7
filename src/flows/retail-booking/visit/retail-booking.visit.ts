import { createActor, type Actor } from 'xstate';
import type { Language } from '#domain/constants.ts';
import { isBlank, type RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import { retailBookingActors } from '#machines/retail-booking/retail-booking.ports.ts';
import { selectDraft } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { DraftReading, Wish } from '#machines/retail-booking/retail-booking.types.ts';
import { box, type Box } from '#src/flow-host/box.ts';
import { beside, type Beside, visitsOf } from '#src/flow-host/visit.tsx';
import { createDraftStore, type DraftStore } from '#src/flow-host/draft-store.ts';
import { spokenHost, type CallHost, type FlowHost, type SpokenHost } from '#src/flow-host/flow-host.ts';
import { INSPECTED } from '#src/flow-host/inspected.ts';
import { keepDraft, type KeptDraft } from '#src/flow-host/keep-draft.ts';
import type { TypedStore } from '#src/flow-host/typed-store.ts';
import type { CarRegistrationActor } from '#src/flows/car-registration/car-registration.flow.ts';
import type { GeolocationActor } from '#src/flows/geolocation/geolocation.flow.ts';
import { draftKey } from '#src/flows/retail-booking/kept/draft-key.store.ts';
import { keepLastBooking } from '#src/flows/retail-booking/kept/last-booking.store.ts';
import {
  readStoredDraft,
  type RefusedDetails,
  storedDraft,
} from '#src/flows/retail-booking/kept/stored-draft.store.ts';
import { retailBookingAdapters } from '#src/flows/retail-booking/retail-booking.adapters.ts';
import { typedBooking, type TypedBooking } from '#src/flows/retail-booking/kept/typed-booking.store.ts';

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
  /** The booking member's account, '' for a guest. */
  readonly account: string;
  readonly calls: SpokenHost;
  /** The language in which the visit began, and in which the stored draft's names were read again. */
  readonly begunIn: Language;
  /** Called in the browser once the page is shown; calling it again does nothing. */
  readonly start: () => void;
  readonly draft: KeptDraft;
  readonly typed: TypedStore<TypedBooking>;
  readonly car: Beside<CarRegistrationActor>;
  /** Shared by all steps, so that the position is requested only once. */
  readonly location: Beside<GeolocationActor>;
  /** Whether the notice that nothing is saved has been shown; it is shown only once. */
  readonly isUnkeptSaid: Box<boolean>;
  /** Whether the map was opened over the list of branches. */
  readonly isMapOpen: Box<boolean>;
  /** The group of services that comes first; null for the order of the catalogue. */
  readonly group: Box<number | null>;
  /** The control to focus when its step is shown after 'Edit' in the summary, as a selector. */
  readonly edited: Box<string | null>;
}

const NOTHING_STORED: DraftReading = { draft: null, dropped: null };

export const accountOf = ({ me }: Pick<FlowHost, 'me'>) => me.member()?.account ?? '';

export const draftStore = (
  storage: () => Storage,
  owner = '',
  onRefused: (accepted: RefusedDetails) => void = () => undefined,
): DraftStore<DraftReading, RetailDraft> =>
  createDraftStore({
    key: draftKey(owner),
    storage,
    nothing: NOTHING_STORED,
    parse: (kept, owner) => readStoredDraft(kept, owner, onRefused),
    toStored: storedDraft,
  });

/**
 * What was chosen and typed as a guest goes on as that of who has signed in; without a choice their own does, and so does one of which it is
 * unknown whether it has booked.
 */
export const takeGuestsDraft = (account: string): void => {
  if (account === '') return;
  const [guests, own] = [draftStore(() => localStorage), draftStore(() => localStorage, account)];
  const { draft } = guests.read('');
  if (draft === null || isBlank(draft) || own.read(account).draft?.requestKey) return;
  if (guests.moveTo(own)) typedBooking('').moveTo(typedBooking(account));
};

/** The chart with the services of this page. */
export const retailBooking = (host: CallHost, drafts: Pick<DraftStore<DraftReading, RetailDraft>, 'read'>) =>
  retailBookingMachine.provide({ actors: retailBookingActors(retailBookingAdapters(host, drafts)) });

const begin = (host: FlowHost, { language, step, wish }: VisitStart): RetailBookingVisit => {
  const signedIn = host.me.member() ?? null;
  const account = accountOf(host);
  takeGuestsDraft(account);
  const typed = typedBooking(account);
  const drafts = draftStore(
    () => localStorage,
    account,
    (accepted) => {
      if (!typed.read()?.values) typed.keep(accepted);
    },
  );
  const calls = spokenHost(host, language);
  const actor = createActor(retailBooking(calls, drafts), {
    input: { clock: { now: host.now }, member: signedIn, wish, step },
    ...INSPECTED,
  });
  const car = beside<CarRegistrationActor>();
  const location = beside<GeolocationActor>();
  const draft = keepDraft(actor, {
    drafts,
    select: selectDraft,
    yielded: { type: 'draft.changedElsewhere' },
    resumed: { type: 'resume.requested' },
    isBlank,
    onBlank: (hadChoices) => {
      if (!hadChoices && typed.read()?.isForNext === true) return;
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
      car.forget();
      location.forget();
      const { output } = actor.getSnapshot();
      if (output && output.appointmentId !== null)
        keepLastBooking({ appointmentId: output.appointmentId, code: output.code });
    },
  });
  return {
    actor,
    host,
    account,
    calls,
    begunIn: language,
    start: () => {
      actor.start();
      draft.watch();
    },
    draft,
    typed,
    car,
    location,
    isUnkeptSaid: box(false),
    isMapOpen: box(false),
    group: box<number | null>(null),
    edited: box<string | null>(null),
  };
};

/**
 * Whether the running visit continues. A wish, signing in, or opening the booking after a confirmed one starts a new visit; going Back to one of its
 * steps does not (RB-09).
 */
const goesOn = ({ actor, account, host }: RetailBookingVisit, { step, wish }: VisitStart) =>
  account === accountOf(host) && wish === null && (actor.getSnapshot().status !== 'done' || step !== null);

export const retailBookingVisit = visitsOf(begin, goesOn);
