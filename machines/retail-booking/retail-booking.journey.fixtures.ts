import type { ServiceChoice } from '../shared/booking-choices.ts';
import { createActor, SimulatedClock } from 'xstate';
import { offered } from '../availability/availability.fixtures.ts';
import type { OfferedDays } from '../availability/availability.types.ts';
import { hold, REQUEST_KEY } from '../booking-confirmation/booking-confirmation.fixtures.ts';
import type { HoldReading, ListOutcome, Refusal } from '../booking-confirmation/booking-confirmation.types.ts';
import { deferredPorts, type DeferredCall, type DeferredPort } from '../shared/deferred-port.fixtures.ts';
import type { DropReason, RetailDraft } from './retail-booking.draft.ts';
import { bangna, information, PAGE_TIME, services } from './retail-booking.fixtures.ts';
import { retailBookingMachine } from './retail-booking.machine.ts';
import { retailBookingActors, type RetailBookingPorts } from './retail-booking.ports.ts';
import type { RetailBookingScreen } from './retail-booking.screens.ts';
import { selectConfirmation, selectDraft, selectScreen } from './retail-booking.selectors.ts';
import type { MenuStep } from './retail-booking.steps.ts';
import type { RetailBookingInput } from './retail-booking.types.ts';

const [oil, brake] = services;

export const NO_TIME = { date: null, time: null, startsAt: null };
export const HALF_PAST_TEN = { date: '2026-11-23', startsAt: '2026-11-23T10:30:00+07:00', time: '10:30' };

export const enabledSteps = (steps: readonly MenuStep[]) =>
  steps.filter(({ disabled }) => !disabled).map(({ step }) => step);

interface Refused {
  readonly kind: 'failed';
  readonly failure: Refusal;
}
const isRefused = (given: object): given is Refused =>
  'failure' in given && typeof given.failure === 'object' && 'message' in (given.failure ?? {});

/** A port of lists that is only asked about one booking: what it is asked, and the answer for that one. A refusal is that of the call. */
function ofOne<Input, Answer, Only extends { readonly subject: string }, Given extends object = Answer & object>(
  port: DeferredPort<Input, ListOutcome<Answer>>,
  only: (input: Input) => Only | undefined,
  answerOf: (given: Exclude<Given, Refused>) => Answer,
) {
  const one = ({ input: list, answer, ...call }: DeferredCall<Input, ListOutcome<Answer>>) => {
    const input = only(list);
    if (input === undefined) throw new Error('nothing was asked about');
    const tell = (given: Given | Refused) =>
      answer(
        isRefused(given)
          ? given
          : { kind: 'ok', value: [{ subject: input.subject, answer: answerOf(given as Exclude<Given, Refused>) }] },
      );
    return { ...call, input, answer: tell };
  };
  return {
    get calls() {
      return port.calls.map(one);
    },
    last: () => one(port.last()),
  };
}

const firstOf = <Each>([first]: readonly Each[]) => first;
const same = <Value>(value: Value) => value;

/** A whole booking whose services the test controls: each call waits until the test answers it. */
export function startBooking(
  input: Partial<RetailBookingInput> = {},
  replaced: Partial<ReturnType<typeof retailBookingActors>> = {},
) {
  const { ports: lists, services: answered } = deferredPorts<RetailBookingPorts>([
    'readDraft',
    'checkDraft',
    'releaseHold',
    'listDateTimes',
    'holdAppointments',
    'readHolds',
    'extendHolds',
    'confirmAppointments',
  ]);
  const ports = {
    ...lists,
    holdAppointment: ofOne(lists.holdAppointments, firstOf, same),
    readHold: ofOne(lists.readHolds, firstOf, ({ value }: { kind: 'ok'; value: HoldReading }) => value),
    confirmAppointment: ofOne(
      lists.confirmAppointments,
      ({ items: [only], ...asked }) => only && { ...only, ...asked },
      same,
    ),
  };
  const clock = new SimulatedClock();
  clock.set(PAGE_TIME);
  const actors = retailBookingActors(answered);
  const actor = createActor(retailBookingMachine.provide({ actors: { ...actors, ...replaced } }), {
    clock,
    input: { clock, member: null, wish: null, step: null, ...input },
  }).start();

  const screen = () => selectScreen(actor.getSnapshot());
  const draft = (): RetailDraft => {
    const kept = selectDraft(actor.getSnapshot());
    if (kept === null) throw new Error('the draft has not been read yet');
    return kept;
  };
  const next = () => actor.send({ type: 'next.requested' });
  const back = () => actor.send({ type: 'back.requested' });
  const toggle = (service: ServiceChoice) => actor.send({ type: 'service.toggled', service });
  const show = <Name extends RetailBookingScreen['screen']>(name: Name) => {
    const shown = screen();
    if (shown.screen !== name) throw new Error(`${name} was expected, not ${shown.screen}`);
    return shown as Extract<RetailBookingScreen, { screen: Name }>;
  };
  const confirmation = () => {
    const child = selectConfirmation(actor.getSnapshot());
    if (child === null) throw new Error('no confirmation is running');
    return child;
  };

  const open = (stored: RetailDraft | null = null, dropped: DropReason | null = null) =>
    ports.readDraft.last().answer({ kind: 'ok', value: { draft: stored, dropped } });
  const reopen = async (stored: RetailDraft) => {
    await open(stored);
    await ports.checkDraft.last().answer({ kind: 'ok', value: { branch: stored.branch, services: [oil, brake] } });
  };
  const offer = (days: OfferedDays = offered) => ports.listDateTimes.last().answer({ kind: 'ok', value: days });
  const chooseBranchAndServices = () => {
    actor.send({ type: 'branch.chosen', branch: bangna });
    next();
    toggle(oil);
    toggle(brake);
    next();
  };
  const chooseTime = async () => {
    await offer();
    actor.send({ type: 'time.chosen', time: '10:30' });
    next();
  };
  const enterInformation = () => {
    actor.send(information);
    next();
  };
  const reachInformation = async () => {
    await open();
    chooseBranchAndServices();
    await chooseTime();
  };
  const reachSummary = async () => {
    await reachInformation();
    enterInformation();
    await ports.holdAppointment.last().answer({ kind: 'ok', value: hold });
  };
  const confirm = () => confirmation().send({ type: 'confirm.requested', requestKey: REQUEST_KEY });

  const reads = { screen, show, draft, confirmation };
  const presses = { next, back, toggle, confirm };
  const ways = {
    open,
    reopen,
    offer,
    chooseBranchAndServices,
    chooseTime,
    enterInformation,
    reachInformation,
    reachSummary,
  };
  return { actor, clock, ports, ...reads, ...presses, ...ways };
}
