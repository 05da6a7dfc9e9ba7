import type { AnswerFor, RequestFor } from '#contract/calls/all.ts';
import type { GroupItem } from '#contract/calls/group-booking.shapes.ts';
import { ERROR } from '#contract/errors.ts';
import type { ConfirmationReport, ItemToConfirm } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { itemsOf } from '#machines/corporate-booking/corporate-booking.group.ts';
import type { Group } from '#machines/corporate-booking/corporate-booking.types.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { booking } from '#src/flows/booking-confirmation/booking-confirmation.fixtures.ts';
import { wireTakeCar } from '#src/flows/corporate-booking/take-car.adapters.ts';
import { alternativeOf, itemOf } from '#tests/flows/booking-confirmation/ports.ts';
import { buttonNamed, press, pressButton } from '#tests/support/model/page-parts.ts';
import type { ControlledWire } from '#tests/support/wire/controlled-wire.ts';

const instantIn = (ms: number) => new Date(Date.now() + ms).toISOString();
const HOLD_MS = 900_000;
const WRITE = { aff: '', device: 'web' } as const;

const groupItem = ({ subject, item, appointmentId }: ItemToConfirm): GroupItem => {
  const wire = itemOf(item);
  const { carName = '', collectedAt = null } = item.ofCompany ?? {};
  return {
    ...wire,
    customer_data: { ...wire.customer_data, car_name: carName },
    is_guest: false,
    car_profile_id: subject,
    by_mr_fit: collectedAt !== null,
    ...(collectedAt === null ? {} : { address_take_car: wireTakeCar(collectedAt) }),
    ...(appointmentId === null ? {} : { appointment_id: appointmentId }),
  };
};

type Unkeyed<Request> = Omit<Request, 'request_key'>;
const heldIn = (group: Group) =>
  itemsOf(group).flatMap((each) => (each.holdIsCurrent ? [each.appointmentId ?? ''] : []));

/** What must be asked for this group, whichever of the three calls waits. */
export const asksOf = (group: Group) => {
  const promised = { allow_partial: group.promise === 'fits', ...WRITE };
  return {
    setupGroup: {
      item: itemsOf(group)
        .filter(({ holdIsCurrent }) => !holdIsCurrent)
        .map(groupItem),
      ...promised,
    } satisfies Unkeyed<RequestFor<'setupGroup'>>,
    confirmGroup: { item: heldIn(group), ...promised } satisfies Unkeyed<RequestFor<'confirmGroup'>>,
    listBookingDetails: { items: heldIn(group) } satisfies Unkeyed<RequestFor<'listBookingDetails'>>,
  };
};

export const heldAs = (carId: string, id: string): AnswerFor<'setupGroup'>['item_list'][number] => ({
  car_profile_id: carId,
  error_code: 0,
  id,
  expires_at: instantIn(HOLD_MS),
  extendable: false,
});
export const confirmedAs = (id: string, code: string): AnswerFor<'confirmGroup'>['item_list'][number] => ({
  appointment_id: id,
  error_code: 0,
  code,
  booking: { ...booking, appointment_id: id, code },
});
type ReadBooking = AnswerFor<'listBookingDetails'>['booking_list'][number];
export const readAs = (id: string, state: 'live' | 'gone' | 'confirmed', code = booking.code): ReadBooking => ({
  ...booking,
  appointment_id: id,
  status: { live: 0, gone: 1, confirmed: 2 }[state],
  code: state === 'confirmed' ? code : null,
  expires_at: state === 'live' ? instantIn(HOLD_MS) : null,
});

const CONFIRM = /^(Confirm \d+ cars?|Finish with what is confirmed)$/;
export const confirmButton = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => CONFIRM.test(textContent.trim())) ?? null;

interface Page {
  readonly wire: ControlledWire;
  readonly settle: () => Promise<void>;
  /** So much time that every hold ends. */
  readonly passHold: () => Promise<void>;
}

type Said = ConfirmationReport['items'][number];

const namedIn = ({ items }: ConfirmationReport) => new Map(items.map((each) => [each.subject, each]));

/** Gives the answers that make the confirmation report this, whatever it has asked by now. */
export async function cause(report: ConfirmationReport, group: Group, { wire, settle, passHold }: Page): Promise<void> {
  const { stage } = report;
  const said = namedIn(report);
  const ids = new Map(itemsOf(group).map(({ subject, appointmentId }) => [appointmentId ?? '', said.get(subject)]));
  const now = instantIn(0);
  const refused = report.items.find(({ refusal }) => refusal !== null)?.refusal ?? null;
  const isKept = (own: Said | undefined) => own !== undefined && own.heldItem !== null;

  const answerReading = () => {
    if (stage === 'unknown') return wire.fail('listBookingDetails');
    const { items } = wire.sent('listBookingDetails').at(-1) ?? { items: [] };
    const booking_list = items.map((id) => readAs(id, isKept(ids.get(id)) ? 'live' : 'gone'));
    return wire.answer('listBookingDetails', { booking_list, now });
  };
  const answerHolding = () => {
    const { item } = wire.sent('setupGroup').at(-1) ?? { item: [] };
    const isSilent = stage === 'settled' && refused === null && !report.items.some(isKept);
    if (isSilent) return wire.fail('setupGroup');
    if (refused !== null) return wire.refuse('setupGroup', 'servicesMismatch', {}, refused.message);
    const item_list = item.map(({ car_profile_id: carId }) => {
      const own = said.get(carId);
      return isKept(own)
        ? heldAs(carId, own?.appointmentId ?? '')
        : {
            car_profile_id: carId,
            error_code: ERROR.slotTaken,
            error_msg: '',
            alternatives: (own?.alternatives ?? []).map(alternativeOf),
          };
    });
    return wire.answer('setupGroup', { id: null, item_list, now });
  };
  const answerConfirming = () => {
    if (stage === 'unknown') return wire.fail('confirmGroup');
    if (refused !== null) return wire.refuse('confirmGroup', 'servicesMismatch', {}, refused.message);
    const { item } = wire.sent('confirmGroup').at(-1) ?? { item: [] };
    const item_list = item.map((id) => {
      const { confirmation = null, alternatives = null } = ids.get(id) ?? {};
      if (confirmation !== null) return confirmedAs(id, confirmation.code);
      return {
        appointment_id: id,
        error_code: alternatives === null ? ERROR.holdExpired : ERROR.failedAtScheduledTime,
        error_msg: '',
        ...(alternatives === null ? {} : { alternatives: alternatives.map(alternativeOf) }),
      };
    });
    return wire.answer('confirmGroup', { item_list, now });
  };
  /** Whether it has asked for what it says: only then is there nothing more to answer. */
  const isReached = () =>
    stage === 'confirming' ? wire.isOpen('confirmGroup') : stage === 'asking' && wire.isOpen('setupGroup');
  const isWaiting = () =>
    (['listBookingDetails', 'setupGroup', 'confirmGroup'] as const).some((call) => wire.isOpen(call));

  const taken = report.items.find(({ replacement }) => replacement !== null);
  if (taken) {
    const plate = displayPlate(taken.heldItem?.customer.plate ?? plateIn(group, taken.subject));
    press(document.querySelector<HTMLElement>(`[aria-label="Other times for ${plate}"] button`), 'the other time');
    return settle();
  }
  if (!isWaiting()) {
    if (buttonNamed('Try again')) pressButton('Try again');
    else if (stage === 'confirming') press(confirmButton(), 'the button that confirms');
    else if (stage === 'settled') await passHold();
    await settle();
  }
  for (let answers = 0; answers < 5 && isWaiting() && !isReached(); answers += 1) {
    if (wire.isOpen('listBookingDetails')) answerReading();
    else if (wire.isOpen('setupGroup')) answerHolding();
    else answerConfirming();
    // oxlint-disable-next-line no-await-in-loop -- the page asks again only after the answer before
    await settle();
  }
}

const plateIn = (group: Group, carId: string) =>
  group.cars.find(({ draft }) => draft.car.id === carId)?.draft.car.plate ?? '';

/** Confirms all that is held, by the confirm that waits or by what became of an earlier one. */
export async function confirmAll(codes: ReadonlyMap<string, string>, { wire, settle }: Page): Promise<void> {
  const now = instantIn(0);
  const codeOf = (id: string) => codes.get(id) ?? '';
  if (buttonNamed('Try again')) pressButton('Try again');
  await settle();
  if (wire.isOpen('listBookingDetails')) {
    const { items } = wire.sent('listBookingDetails').at(-1) ?? { items: [] };
    wire.answer('listBookingDetails', { booking_list: items.map((id) => readAs(id, 'confirmed', codeOf(id))), now });
  } else {
    const { item } = wire.sent('confirmGroup').at(-1) ?? { item: [] };
    wire.answer('confirmGroup', { item_list: item.map((id) => confirmedAs(id, codeOf(id))), now });
  }
  await settle();
}
