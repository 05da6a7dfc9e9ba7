import { createActor, type Actor } from 'xstate';
import type { Language } from '#domain/constants.ts';
import { corporateBookingMachine } from '#machines/corporate-booking/corporate-booking.machine.ts';
import { corporateBookingActors } from '#machines/corporate-booking/corporate-booking.ports.ts';
import { selectGroup } from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type { Company } from '#machines/shared/company.ts';
import { box, type Box } from '#src/flow-host/box.ts';
import { spokenHost, type FlowHost, type SpokenHost } from '#src/flow-host/flow-host.ts';
import { INSPECTED } from '#src/flow-host/inspected.ts';
import { keepDraft, type KeptDraft } from '#src/flow-host/keep-draft.ts';
import { beside, flowHooks, visitsOf, type Beside } from '#src/flow-host/visit.tsx';
import type { GeolocationActor } from '#src/flows/geolocation/geolocation.flow.ts';
import { corporateBookingAdapters } from './corporate-booking.adapters.ts';
import { groupStore } from './kept/group.store.ts';
import { hasPlan, readPlan } from './kept/plan.store.ts';
import { keepResult } from './kept/result.store.ts';

export interface GroupStart {
  readonly language: Language;
  readonly company: Company;
}

/** One group of cars from the first to the confirmation. */
export interface CorporateBookingVisit {
  readonly actor: Actor<typeof corporateBookingMachine>;
  readonly host: FlowHost;
  readonly account: string;
  readonly calls: SpokenHost;
  readonly start: () => void;
  readonly draft: KeptDraft;
  /** Shared by all cars, so that the position is requested only once. */
  readonly location: Beside<GeolocationActor>;
  readonly isMapOpen: Box<boolean>;
  /** The car that was looked at last, until its row is found again. */
  readonly cameFrom: Box<string | null>;
}

export const { VisitProvider, useVisit, useFlow, useSend } = flowHooks<CorporateBookingVisit>();

const begin = (host: FlowHost, { language, company }: GroupStart): CorporateBookingVisit => {
  const { account } = company;
  const store = groupStore(account);
  const calls = spokenHost(host, language);
  const actor: Actor<typeof corporateBookingMachine> = createActor(
    corporateBookingMachine.provide({
      actors: corporateBookingActors(
        corporateBookingAdapters(calls, {
          // Another sign-in has another code.
          company: () => host.me.company() ?? company,
          read: () => ({ group: store.read(account), wanted: readPlan(account) }),
          keepsWhatFits: () => actor.getSnapshot().context.group.promise === 'fits',
        }),
      ),
    }),
    { input: { clock: { now: host.now }, company }, ...INSPECTED },
  );
  const location = beside<GeolocationActor>();
  const draft = keepDraft(actor, {
    drafts: store,
    select: selectGroup,
    yielded: { type: 'draft.changedElsewhere' },
    resumed: { type: 'resume.requested' },
    isBlank: ({ cars }) => cars.length === 0,
    onBlank: () => undefined,
    onTakenOver: () => undefined,
  });
  actor.subscribe({
    complete: () => {
      location.forget();
      const { output } = actor.getSnapshot();
      if (output) keepResult(account, output);
    },
  });
  return {
    actor,
    host,
    account,
    calls,
    start: () => {
      actor.start();
      draft.watch();
    },
    draft,
    location,
    isMapOpen: box(false),
    cameFrom: box<string | null>(null),
  };
};

/** A plan that another page hands over, and opening the booking after a confirmed one, begin anew with what is stored. */
const goesOn = ({ actor, account }: CorporateBookingVisit, { company }: GroupStart) =>
  account === company.account && !hasPlan(account) && actor.getSnapshot().status !== 'done';

export const corporateBookingVisit = visitsOf(begin, goesOn);
