import { act, fireEvent, screen as page, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { cars, problem, visitOf, visitPlanFixtures, wish } from '#machines/visit-plan/visit-plan.fixtures.ts';
import type { VisitPlanPorts } from '#machines/visit-plan/visit-plan.ports.ts';
import type { VisitPlanScreen, VisitPlanSnapshot } from '#machines/visit-plan/visit-plan.selectors.ts';
import type { VisitPlanEvent } from '#machines/visit-plan/visit-plan.types.ts';
import { planStore } from '#src/flows/visit-plan/kept/plan-draft.store.ts';
import { VisitPlanPart } from '#src/flows/visit-plan/visit-plan.part.tsx';
import type { TakenVisit } from '#src/flows/visit-plan/visit-plan.types.ts';
import { fleetCar } from '#src/pages/fleet/fleet.fixtures.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { fill, press, pressButton } from '#tests/support/model/page-parts.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';
import { answerOf, CODE, ports } from './ports.ts';

const ACCOUNT = 'account-1';
const store = planStore(ACCOUNT);
const company = { account: ACCOUNT, code: CODE, name: '', firstName: '', lastName: '', phone: '', email: '' };
const plates = new Map(cars.map(({ id }, place) => [id, `${place + 1}กก ${place + 1}`]));
const fleet = new Map(cars.map(({ id }) => [id, fleetCar(id, { car_register_number: plates.get(id) ?? '' })]));

async function open(input: string) {
  const told = { taken: null as readonly TakenVisit[] | null };
  const draft = visitPlanFixtures.inputs[input];
  if (draft === undefined) throw new Error(`no input ${input}`);
  const opened = await wiredPage<VisitPlanPorts>({
    chart,
    ports,
    always: {
      listServices: () => ({
        shoppening_list: [{ id: 104, group_id: 1, name: 'Puncture repair', hours: 0.5, pre_day: 0 }],
      }),
      listBranches: () => ({
        shoppening_list: [
          {
            id: 12,
            location_id: 12,
            name: 'บางนา',
            open_time: '08:00',
            close_time: '18:00',
            location: { lat: 13, lng: 100 },
          },
        ],
        total: 1,
      }),
    },
    part: (host) => (
      <VisitPlanPart
        host={host}
        company={company}
        draft={draft}
        store={store}
        fleet={fleet}
        today="2026-11-21"
        onTaken={(visits) => (told.taken = visits)}
        renderBooking={(id, look) => (
          <a {...look} href={id}>
            {look.children}
          </a>
        )}
      />
    ),
  });
  return { ...opened, user: null, view: told };
}
type View = Awaited<ReturnType<typeof open>>['view'];

const rowOf = (carId: string) =>
  page.getAllByRole('row').find(({ textContent }) => textContent.includes(plates.get(carId) ?? '-'));
const focus = (carId: string, column: number) => {
  const cell = rowOf(carId)?.querySelector<HTMLElement>(`[data-column="${column}"]`);
  if (!cell) throw new Error('no such cell');
  act(() => cell.focus());
  return cell;
};
/** The panel of a car: it is the chosen one whose row has the focus. */
const panelOf = (carId: string) => {
  focus(carId, 0);
  return within(page.getByRole('region', { name: String(plates.get(carId)) }));
};
const pressIn =
  (names: RegExp) =>
  async ({ carId }: { carId: string }) =>
    press(panelOf(carId).getByRole('button', { name: names }));
/** A click submits the form, which this DOM does not do by itself. */
const askForPlan = () => {
  pressButton('Find times for all');
  act(() => void fireEvent.submit(document.querySelector('form') ?? document.body));
};
const field = (name: string) => page.getByLabelText(name);

const model: ScreenModel<VisitPlanScreen, VisitPlanEvent, null, View> = {
  executors: {
    'plan.requested': async ({ wish }) => {
      fill(field('Off the road on one day, at most'), String(wish.mostADay));
      const [branch] = wish.branches;
      if (branch !== undefined && page.queryByRole('button', { name: 'Remove บางนา' }) === null)
        fill(field('Branches'), String(branch));
      askForPlan();
    },
    'plan.again': async () => pressButton('Plan again'),
    'planning.cancelled': async () =>
      pressButton(page.queryByRole('button', { name: 'Stop planning' }) ? 'Stop planning' : 'Back to the former plan'),
    'retry.requested': async () => pressButton('Try again'),
    'wishes.reopened': async () => pressButton('Change the wishes'),
    'visit.moved': async ({ visit }) => {
      const panel = panelOf(visit.carId);
      fill(panel.getByLabelText('Another time on'), visit.date);
      press(panel.getByRole('button', { name: '08:00 บางนา' }));
    },
    'pin.toggled': pressIn(/^(Keep it here|Let it be planned again)$/),
    'away.toggled': async ({ carId }) => void fireEvent.keyDown(focus(carId, 1), { key: 'o' }),
    'car.leftOut': pressIn(/^Leave it out$/),
    'car.broughtBack': pressIn(/^Bring it back$/),
    'change.undone': async () => pressButton('Undo'),
    'plan.taken': async () => press(page.getByRole('button', { name: /^Use this plan/ })),
  },
  assertions: {
    wishing: ({ wish, cars: asked, leftOut, visits }) => {
      const taking = asked.length - leftOut.length;
      expect(page.getByRole('heading', { level: 1 }).textContent).toContain(
        taking === 1 ? 'Plan the visit of 1 car' : `Plan the visits of ${taking} cars`,
      );
      expect(field('Off the road on one day, at most')).toHaveProperty('value', String(wish.mostADay));
      expect(page.queryByRole('button', { name: 'Remove บางนา' }) !== null).toBe(wish.branches.length > 0);
      const pinned = visits.filter(({ isPinned }) => isPinned).length;
      expect(page.queryByText(/that you chose stay/) !== null).toBe(pinned > 0);
    },
    planning: ({ count }) => {
      expect(page.getByRole('heading', { level: 1 }).textContent).toBe(
        count === 1 ? 'Planning 1 car…' : `Planning ${count} cars…`,
      );
      expect(page.getByRole('button', { name: 'Stop planning' })).toBeTruthy();
    },
    checking: ({ count }) => {
      expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Opening your plan…');
      expect(page.getByText(/Nothing is moved\.$/).textContent).toContain(String(count));
    },
    failed: ({ message }) => {
      expect(page.getByRole('alert').textContent).toContain(message ?? 'The plan did not arrive.');
    },
    shown: ({ cars: listed, visits, leftOut, canUndo, wish, found }) => {
      for (const { id, away } of listed) {
        const row = rowOf(id);
        const visit = visits.find(({ carId }) => carId === id);
        const chip = row?.querySelector('[draggable]') ?? null;
        expect([id, chip !== null]).toEqual([id, visit !== undefined]);
        if (visit && chip) {
          const column = Number(chip.closest<HTMLElement>('[data-column]')?.dataset['column']);
          const head = page.getAllByRole('columnheader')[column];
          expect(head?.textContent).toContain(formatDay(visit.date, 'en'));
          expect(chip.textContent).toContain('08:00');
          expect(chip.hasAttribute('data-pinned')).toBe(visit.isPinned);
          expect(row?.querySelectorAll('[data-away]').length).toBe(away.length);
        } else if (leftOut.includes(id)) expect(row?.textContent).toContain('You left it out.');
        else if (found.aside.some(({ carId, why }) => carId === id && why === 'timeLost'))
          expect(row?.textContent).toContain('Its time is taken by now.');
        else if (found.problem.cars.some((car) => car.id === id)) {
          const isFree = found.problem.days.some(
            ({ date, room }) =>
              (room[0] ?? 0) > 0 && !away.includes(date) && !visits.some((other) => other.date === date),
          );
          expect(row?.textContent).toContain(isFree ? 'A time is free:' : 'No time found.');
        } else expect(row?.textContent).toContain('Plan again to find a time for it.');
      }
      const take = page.getByRole('button', { name: /^Use this plan/ });
      expect(take.textContent).toBe(
        visits.length === 1 ? 'Use this plan for 1 car' : `Use this plan for ${visits.length} cars`,
      );
      expect(take.getAttribute('aria-disabled')).toBe(visits.length === 0 ? 'true' : null);
      expect(page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe(canUndo ? null : 'true');
      expect(page.getAllByText(wish.mostADay === 1 ? '1 car' : `${wish.mostADay} cars`).length).toBeGreaterThan(0);
      const kept = planStore(ACCOUNT).read(ACCOUNT);
      if (kept !== null)
        expect([kept.visits, kept.leftOut, kept.isAsked, kept.found]).toEqual([visits, leftOut, true, found]);
    },
    taken: ({ visits }, { taken }) => {
      expect(taken).toEqual(
        visits.map(({ carId, branchId, date }) => ({
          car_profile_id: carId,
          branch_id: branchId,
          services: [104],
          date,
          time: '08:00',
        })),
      );
      expect(planStore(ACCOUNT).read(ACCOUNT)).toBeNull();
    },
  },
};

/** What is not offered: the time that the car has already. */
const isOffered = (snapshot: AnyMachineSnapshot, event: { readonly type: string }): boolean => {
  if (event.type !== 'visit.moved') return true;
  const { visit } = event as Extract<VisitPlanEvent, { type: 'visit.moved' }>;
  const { visits } = (snapshot as VisitPlanSnapshot).context;
  return !visits.some(({ carId, date }) => carId === visit.carId && date === visit.date);
};

walkScreens({ chart, model, render: open, invalidation: alsoWalked, isPossible: isOffered });

describe('the calendar by keyboard', () => {
  it('arrows move between cells, with Shift the visit of the row to the next free day, and Ctrl Z brings it back; after a drag the focus is where the visit is', async () => {
    const { settle, close, wire } = await open('fresh');
    askForPlan();
    await settle();
    const [{ id } = { id: '' }] = cars;
    const one = { ...problem, cars: problem.cars.slice(0, 1) };
    wire.answer(
      'planVisits',
      answerOf({
        problem: one,
        branches: [{ id: 12, name: 'บางนา', km: 0, isWished: true }],
        visits: [visitOf(id, wish.from)],
        aside: [],
        isProven: true,
      }),
    );
    await settle();
    const columnOfChip = () =>
      rowOf(id)?.querySelector('[draggable]')?.closest<HTMLElement>('[data-column]')?.dataset['column'];
    const key = (name: string, more: object = {}) =>
      act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more }));
    focus(id, 0);
    key('ArrowRight');
    expect((document.activeElement as HTMLElement).dataset['column']).toBe('1');
    key('ArrowRight', { shiftKey: true });
    expect(columnOfChip()).toBe('2');
    expect((document.activeElement as HTMLElement).dataset['column']).toBe('2');
    key('z', { ctrlKey: true });
    expect(columnOfChip()).toBe('1');
    const target = rowOf(id)?.querySelector('[data-column="2"]');
    act(() => {
      fireEvent.dragStart(rowOf(id)?.querySelector('[draggable]') ?? document.body, {
        dataTransfer: { setData: () => undefined },
      });
    });
    act(() => void fireEvent.drop(target ?? document.body));
    expect(columnOfChip()).toBe('2');
    expect((document.activeElement as HTMLElement).dataset['column']).toBe('2');
    close();
  });
});
