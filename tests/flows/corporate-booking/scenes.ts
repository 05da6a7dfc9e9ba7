import { expect, vi } from 'vitest';
import { displayCode } from '#domain/fields/booking-code.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import type { CarStanding } from '#machines/corporate-booking/corporate-booking.group.ts';
import type { CarRow, GroupScreen, OverviewScreen } from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type { GroupNotice } from '#machines/corporate-booking/corporate-booking.types.ts';
import { formatDayTime } from '#src/i18n/units/dates.ts';
import { buttonNamed, isShown, press, pressButton } from '#tests/support/model/page-parts.ts';
import type { ScreenModel } from '#tests/support/model/screens.ts';
import { confirmButton } from './answers.ts';
import type { GroupUser } from './walked.ts';
import { FLEET, type OwnEvent } from './ways.ts';
import { seenOfCar } from './wizard.ts';

export const STANDINGS: Readonly<Record<CarStanding, string>> = {
  blocked: 'Cannot be booked',
  lost: 'Time lost',
  choosing: 'Being filled in',
  ready: 'Ready',
  held: 'Time held',
  confirmed: 'Confirmed',
};
const NOTICES: Readonly<Record<GroupNotice['code'], RegExp>> = {
  'cars.booked': /was left out: it has a booking/,
  'cars.tooMany': /Up to 100 cars/,
  'cars.notHeld': /could not be held/,
  'answers.copied': /got these answers/,
};
const HOLD = /^(Hold the times? of \d+ cars?|Try \d+ lost cars? again|Go on to confirm)$/;

const buttons = (name: RegExp, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].filter(({ textContent }) => name.test(textContent.trim()));
const keepButton = () => buttons(/^Confirm only the /)[0] ?? null;
export const holdButton = () => buttons(HOLD)[0] ?? null;
const isOff = (button: Element | null) => button?.getAttribute('aria-disabled') === 'true';

/** The row of a car of the group. */
export const rowOf = (plate: string) =>
  [...document.querySelectorAll('li')].find(
    (row) =>
      row.querySelector('[data-standing]') !== null && row.querySelector('b')?.textContent === displayPlate(plate),
  ) ?? null;

const words = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

function showsRow(
  { draft, standing, confirmation, alternatives, refusal, problem }: CarRow,
  stage: OverviewScreen['stage'],
) {
  const isLocked = stage !== 'open' && stage !== 'settled';
  const { car, slot, branch } = draft;
  const row = rowOf(car.plate);
  if (!row) throw new Error(`no row of ${car.plate}`);
  const plate = displayPlate(car.plate);
  const state = row.querySelector<HTMLElement>('[data-standing]');
  expect([state?.dataset['standing'], state?.textContent.trim()]).toEqual([
    standing,
    confirmation === null ? STANDINGS[standing] : displayCode(confirmation.code),
  ]);
  if (slot.startsAt !== null)
    expect(row.textContent).toContain(`${formatDayTime(slot.startsAt, 'en')} ${branch?.name ?? ''}`);
  const isOver = isLocked || standing === 'confirmed';
  const open = standing === 'choosing' ? 'Continue' : 'Edit';
  expect(buttonNamed(`${open} ${plate}`, row) !== null).toBe(!isOver && standing !== 'blocked');
  expect(buttonNamed(`Remove ${plate}`, row) !== null).toBe(!isOver);
  const offered = row.querySelectorAll('[role=group] button').length;
  expect(offered).toBe(isOver ? 0 : (alternatives?.length ?? 0));
  // Asking again forgets what was refused.
  if (stage !== 'waiting' && refusal && refusal.message !== '' && problem === null)
    expect(row.textContent).toContain(refusal.message);
  expect(isShown('This car is no longer in the list of cars.', row)).toBe(problem?.kind === 'gone');
  expect(isShown('This car has a booking already.', row)).toBe(problem?.kind === 'booked');
}

function showsActions({
  stage,
  rows,
  promise,
  mayHold,
  mayConfirm,
  mayKeepHeld,
  toHold,
  together,
  heldUntil,
}: OverviewScreen) {
  const count = (standing: CarStanding) => rows.filter((row) => row.standing === standing).length;
  const isOpen = stage === 'open';
  const isSettled = stage === 'settled';
  const held = count('held');
  const isHoldShown = rows.length > 0 && (isOpen || (isSettled && toHold > 0));
  expect(keepButton() !== null).toBe(isOpen && mayKeepHeld);
  expect(holdButton() !== null).toBe(isHoldShown);
  if (isHoldShown) expect(isOff(holdButton())).toBe(!mayHold);
  const mayEnd = isSettled ? mayConfirm : isOpen && count('confirmed') > 0;
  const ending = held > 0 ? `Confirm ${words(held, 'car', 'cars')}` : 'Finish with what is confirmed';
  expect(isShown('cars want the same branch at the same time')).toBe(isOpen && mayHold && together > 0);
  expect(confirmButton()?.textContent.trim() ?? null).toBe(mayEnd ? ending : null);
  expect(buttonNamed('Change something') !== null).toBe(isSettled);
  expect(buttonNamed('Holding the times…') !== null).toBe(stage === 'waiting');
  expect(buttonNamed('Confirming…') !== null).toBe(stage === 'locked');
  expect(isShown('We do not know yet whether the cars are booked')).toBe(stage === 'unknown');
  const timer = document.querySelector('[role=timer]');
  if (held === 0 || stage === 'locked') expect(timer).toBeNull();
  else if (heldUntil !== null) expect(timer).not.toBeNull();
  const options = [...document.querySelectorAll<HTMLInputElement>('input[name=promise]')];
  expect(options.find(({ checked }) => checked)?.value).toBe(promise);
  expect(options.every(({ disabled }) => disabled)).toBe(!isOpen && !isSettled);
}

function showsAdding({ stage, rows }: OverviewScreen) {
  expect(document.querySelector('#add-car') !== null).toBe(stage === 'open');
  if (stage !== 'open') return;
  for (const { car, bookingId } of FLEET) {
    const isIn = rows.some(({ draft }) => draft.car.id === car.id);
    expect(buttonNamed(`Add ${displayPlate(car.plate)}`) !== null).toBe(!isIn && bookingId === null);
  }
}

export const model: ScreenModel<GroupScreen, OwnEvent, GroupUser, GroupUser> = {
  executors: {
    'cars.added': async ({ cars: [added] }) => pressButton(`Add ${displayPlate(added?.car.plate ?? '')}`),
    'car.removed': async ({ carId }, { plateOf }) => pressButton(`Remove ${plateOf(carId)}`),
    'car.opened': async ({ carId }, { plateOf }) =>
      press(buttonNamed(`Continue ${plateOf(carId)}`) ?? buttonNamed(`Edit ${plateOf(carId)}`)),
    'car.closed': async () =>
      press(buttonNamed('Back to the overview') ?? buttonNamed('Back to the overview, go on later')),
    'answers.copied': async ({ from, to }, { plateOf }) => {
      pressButton(`Copy the answers of ${plateOf(from)}`);
      press(buttons(to === 'all' ? /^(All )?\d+ other cars?$/ : /with the same services$/)[0] ?? null);
    },
    'promise.chosen': async ({ promise }) =>
      press(document.querySelector<HTMLElement>(`input[name=promise][value=${promise}]`)),
    'hold.requested': async ({ onlyHeld }) => press(onlyHeld ? keepButton() : holdButton()),
    'confirm.requested': async (_event, user) => {
      user.told.isAhead = true;
      press(confirmButton());
    },
    'back.requested': async () => pressButton('Change something'),
    'restart.requested': async () => {
      pressButton('Start over');
      pressButton('Clear and start over');
    },
    'retry.requested': async () => pressButton('Try again'),
    'resume.requested': async (_event, user) => {
      // Its store is read as soon as it goes on: with what the walk finds there.
      if (buttonNamed('Continue here')) user.told.isAhead = true;
      else pressButton('Continue');
    },
    'notice.dismissed': async () => pressButton('Close'),
    'tab.left': async (_event, { look }) => look('hidden'),
    'tab.returned': async (_event, { look }) => look('visible'),
    'draft.changedElsewhere': null,
    'session.superseded': null,
    'car.changed': async ({ draft }, { fillCar }) => fillCar(draft),
    'car.finished': async (_event, { finishCar }) => finishCar(),
    'confirmation.changed': null,
  },
  assertions: {
    waiting: (_screen, { told, isShown: isPageShown }) => {
      if (!isPageShown() || told.isAhead) return;
      expect(document.querySelector('h1')?.textContent).toBe('Book cars');
      expect(document.querySelectorAll('#add-car, button, input')).toHaveLength(0);
    },
    unchecked: ({ message }) => {
      expect(buttonNamed('Try again')).not.toBeNull();
      if (message !== null) expect(isShown(message)).toBe(true);
    },
    overview: (screen, { told, wire, onConfirmed }) => {
      if (told.isAhead) {
        expect(wire.isOpen('confirmGroup') || onConfirmed.mock.calls.length === 1).toBe(true);
        return;
      }
      const { rows, stage, notice } = screen;
      expect(document.querySelectorAll('li [data-standing]')).toHaveLength(rows.length);
      for (const row of rows) showsRow(row, stage);
      showsActions(screen);
      showsAdding(screen);
      expect(buttonNamed('Start over') !== null).toBe(stage === 'open' && rows.length > 0);
      for (const [code, text] of Object.entries(NOTICES))
        expect([code, text.test(document.body.textContent)]).toEqual([code, notice?.code === code]);
    },
    car: ({ carId, place, count }, { plateOf }) => {
      expect(seenOfCar.plate()).toBe(plateOf(carId));
      expect(isShown(`Car ${place} of ${count}`)).toBe(true);
    },
    interrupted: async () => {
      expect(isShown('What you have chosen is kept.')).toBe(true);
      expect(buttonNamed('Continue')).not.toBeNull();
      await vi.waitFor(() => expect(buttonNamed('Report this problem')).not.toBeNull());
    },
    changedElsewhere: () => expect(isShown('This booking was changed in another tab')).toBe(true),
    confirmed: (_screen, { onConfirmed }) => expect(onConfirmed).toHaveBeenCalledOnce(),
  },
};
