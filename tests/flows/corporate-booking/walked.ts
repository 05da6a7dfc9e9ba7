import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { displayPlate } from '#domain/fields/plate.ts';
import { offered } from '#machines/availability/availability.fixtures.ts';
import type { ConfirmationReport, ConfirmedItem } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { isComplete, type CarDraft } from '#machines/car-booking/car-booking.draft.ts';
import { fleetCar } from '#machines/car-booking/car-booking.fixtures.ts';
import { company } from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import type { CorporateBookingPorts } from '#machines/corporate-booking/corporate-booking.ports.ts';
import { selectGroup, type CorporateBookingSnapshot } from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type { Group, GroupReadingOutcome } from '#machines/corporate-booking/corporate-booking.types.ts';
import { chosenCodes } from '#src/flows/corporate-booking/kept/chosen.store.ts';
import { hasPlan, keepPlan } from '#src/flows/corporate-booking/kept/plan.store.ts';
import { readResult } from '#src/flows/corporate-booking/kept/result.store.ts';
import { answerOf } from '#tests/flows/availability/ports.ts';
import type { Step } from '#tests/support/model/chart-step.ts';
import { pressButton } from '#tests/support/model/page-parts.ts';
import { asksOf, cause, confirmAll } from './answers.ts';
import { fleetOf } from './fleet.ts';
import { GROUP_KEY, keepGroup, keptGroup, lists, openGroup } from './page.tsx';
import { BESIDE, portsWith } from './ports.ts';
import { FLEET, groupIn, pageChart } from './ways.ts';
import { seenOfCar, wizard } from './wizard.ts';

/** What the store keeps of a group: not what the server says of it. */
const keptOf = ({ cars, opened, promise, requestKey, sentBy }: Group) => ({
  cars: cars.map(({ draft, appointmentId, alternatives, confirmation }) => ({
    draft,
    appointmentId: confirmation?.appointmentId ?? appointmentId,
    alternatives,
    confirmation,
  })),
  opened,
  promise,
  isUnanswered: requestKey !== null,
  sentBy,
});

/** The page, with what the walk does and expects on it. */
export async function openWalk() {
  const told = { isAhead: false, isOthers: false };
  const store = (outcome: GroupReadingOutcome) => {
    if (outcome.kind !== 'ok') throw new Error('the store always answers');
    const { group, wanted } = outcome.value;
    if (group === null) localStorage.removeItem(GROUP_KEY);
    else keepGroup(group);
    keepPlan(
      company.account,
      wanted.map(({ carId, locationId, serviceIds, slot }) => ({
        car_profile_id: carId,
        branch_id: locationId,
        services: serviceIds && [...serviceIds],
        ...slot,
      })),
    );
    if (wanted.length === 0) sessionStorage.removeItem('roddee.corporate-booking.plan');
    if (page.isShown()) pressButton('Continue here');
    else page.show();
    Object.assign(told, { isAhead: false, isOthers: false });
  };
  const page = await openGroup<Pick<CorporateBookingPorts, 'readGroup' | 'checkCars' | 'releaseHolds'>>({
    chart: pageChart,
    isLate: true,
    ports: portsWith(store),
    always: lists,
    beside: (at) => (at.matches({ resuming: 'checking' }) ? BESIDE : [...BESIDE, 'listFleet']),
    others: {
      'draft.changedElsewhere': () => {
        told.isOthers = true;
        localStorage.setItem(GROUP_KEY, '{}');
        window.dispatchEvent(new StorageEvent('storage', { key: GROUP_KEY }));
      },
    },
  });
  const { wire } = page;
  const settle = async () => {
    await page.settle();
    // The list of cars to be added is read beside the chart.
    if (document.querySelector('#add-car') === null || !wire.isOpen('listFleet')) return;
    wire.answer('listFleet', fleetOf(FLEET));
    await page.settle();
  };
  const passHold = () => page.perform({ type: 'xstate.after.holdTimeLeft.bookingConfirmation.held' });
  const answering = { wire, settle, passHold };

  let group: Group | null = null;
  const perform = async (event: AnyEventObject) => {
    if (event.type === 'confirmation.changed' && group)
      await cause(event as AnyEventObject & ConfirmationReport, group, answering);
    else if (event.type === 'xstate.done.actor.confirmation') {
      const confirmed = event['output'] as readonly ConfirmedItem[];
      const codes = confirmed.map(({ confirmation: { appointmentId, code } }) => [appointmentId ?? '', code] as const);
      await confirmAll(new Map(codes), answering);
    } else await page.perform(event);
    if (event.type !== 'draft.changedElsewhere') told.isAhead = false;
    await settle();
  };

  let released = 0;
  const check = (step: Step) => {
    page.check(step);
    const after = step.after as CorporateBookingSnapshot;
    group = groupIn(after);
    for (const effect of step.effects) if (effect.startsWith('start releasing ')) released += 1;
    const releases = wire.sent('changeStatusList');
    expect(releases).toHaveLength(released);
    if (step.effects.some((effect) => effect.startsWith('start releasing ')))
      expect(releases.at(-1)).toMatchObject({ code: company.code, item: after.context.released, status: 1 });
    const asks = asksOf(group);
    for (const call of ['setupGroup', 'confirmGroup', 'listBookingDetails'] as const) {
      if (!wire.isOpen(call)) continue;
      const { request_key: _key, ...request } = { request_key: undefined, ...wire.sent(call).at(-1) };
      expect(request).toEqual(asks[call]);
    }
    checkKept(after);
  };
  const checkKept = (after: CorporateBookingSnapshot) => {
    const kept = selectGroup(after);
    if (kept === null || told.isAhead || told.isOthers || !page.isShown()) return;
    const stored = keptGroup();
    if (kept.cars.length > 0 || stored !== null) expect(stored && keptOf(stored)).toEqual(keptOf(kept));
    expect(chosenCodes.read()?.ids ?? []).toEqual(kept.cars.map(({ draft }) => draft.car.id));
    expect(hasPlan(company.account)).toBe(after.context.wanted.length > 0);
    if (after.output === undefined) return;
    const { booked, left } = after.output;
    expect(readResult(company.account)?.map(({ draft, confirmation }) => [draft, confirmation])).toEqual([
      ...booked.map(({ draft, confirmation }) => [draft, confirmation]),
      ...left.map(({ draft }) => [draft, null]),
    ]);
  };

  const finishCar = () => wizard.next();
  /** Fills in what the car has not yet. */
  const fillCar = async (draft: CarDraft) => {
    const own = group?.cars.find((each) => each.draft.car.id === draft.car.id)?.draft;
    if (own && isComplete(own)) return;
    const { branch, services, contact, note, slot } = draft;
    wizard.chooseBranch(branch?.name ?? '');
    wizard.next();
    await page.settle();
    for (const { name } of services) wizard.toggle(name);
    await page.settle();
    wizard.next();
    wire.answer('listDateTimes', answerOf(offered));
    await page.settle();
    if (seenOfCar.day() !== slot.date) wizard.chooseDay(slot.date ?? '');
    wizard.chooseTime(slot.time ?? '');
    await page.settle();
    wizard.next();
    await page.settle();
    if (contact) wizard.fillIn(contact, note);
    await page.settle();
  };
  const plateOf = (carId: string) => displayPlate(fleetCar(carId).plate);
  const user = { ...page, told, plateOf, finishCar, fillCar };
  return { ...page, user, view: user, settle, perform, check };
}
export type GroupUser = Awaited<ReturnType<typeof openWalk>>['user'];
