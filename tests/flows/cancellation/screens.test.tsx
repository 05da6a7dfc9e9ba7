import { screen as page } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { first, second } from '#machines/cancellation/cancellation.fixtures.ts';
import type { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { selectScreen, type CancellationState } from '#machines/cancellation/cancellation.selectors.ts';
import type { CancellationEvent, CancelResult } from '#machines/cancellation/cancellation.types.ts';
import { cancellationHandlers, type QuestionPlace } from '#src/flows/cancellation/cancellation.part.tsx';
import { CancellationScreen } from '#src/flows/cancellation/cancellation.screen.tsx';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { stagedPage } from '#tests/support/model/staged-page.ts';
import { chart } from './chart.ts';

type Actor = ActorRefFrom<typeof cancellationMachine>;

const BRANCHES = { [first.id]: 'บางนา กม. 4', [second.id]: 'เชียงใหม่' };
const named = Object.entries(BRANCHES).map(([id, branch]) => ({
  id,
  branch,
  startsAt: '2026-11-27T10:30:00+07:00',
  cancelUntil: '2026-11-26T10:30:00+07:00',
  phone: '020001234',
  services: ['เปลี่ยนน้ำมันเครื่อง'],
}));

/** In place of the entry in the browser's history, by which the part asks the chart. */
const questionOf = (actor: Actor): QuestionPlace => ({
  isOpen: false,
  open: () => actor.send({ type: 'cancellation.asked' }),
  close: () => undefined,
  agree: () => undefined,
});

function CancellationPage({ actor }: { readonly actor: Actor }) {
  return (
    <CancellationScreen
      screen={useSelector(actor, selectScreen)}
      bookings={named}
      {...cancellationHandlers(actor, questionOf(actor))}
    />
  );
}

const press = (name: string | RegExp) => (_event: object, user: UserEvent) =>
  user.click(page.getByRole('button', { name }));
const buttons = () => page.queryAllByRole('button').map(({ textContent }) => textContent);
const UNKNOWN = 'We do not know yet whether your booking was cancelled.';

/** All of them are named, and no other. */
const names = (ids: readonly string[]) =>
  expect(Object.entries(BRANCHES).filter(([, branch]) => page.queryByText(branch, { exact: false }) !== null)).toEqual(
    Object.entries(BRANCHES).filter(([id]) => ids.includes(id)),
  );

const RESULTS: Record<CancelResult['result'], string> = {
  cancelled: 'Your booking is cancelled.',
  already: 'This booking was cancelled already.',
  tooLate: 'Too late to cancel online',
  notCancellable: 'This booking can no longer be cancelled.',
  gone: 'This booking can no longer be cancelled.',
};

const model: ScreenModel<CancellationState, CancellationEvent, UserEvent, null> = {
  executors: {
    'cancellation.asked': press(/^Cancel (this|2 chosen)/),
    'cancellation.agreed': press(/^Cancel the bookings?$/),
    'cancellation.declined': press(/^Keep the bookings?$/),
    'retry.requested': press('Try again'),
    'bookings.endedElsewhere': null,
    'session.superseded': null,
  },
  assertions: {
    offered: ({ ids }) => {
      const isOne = ids.length === 1;
      expect(buttons()).toEqual([isOne ? 'Cancel this booking' : 'Cancel 2 chosen bookings']);
      expect(page.queryByText('You can cancel until Thu 26 Nov 10:30.') !== null).toBe(isOne);
    },
    asking: ({ ids }) => {
      const isOne = ids.length === 1;
      expect(buttons()).toEqual(
        isOne ? ['Keep the booking', 'Cancel the booking'] : ['Keep the bookings', 'Cancel the bookings'],
      );
      const question = isOne ? 'Cancel this booking?' : 'Cancel these 2 bookings?';
      expect(page.getByRole('group', { name: question })).toBeTruthy();
      names(ids);
    },
    cancelling: ({ isRepeat }) =>
      expect([buttons(), page.queryByText(UNKNOWN) !== null]).toEqual([
        [isRepeat ? 'Checking…' : 'Cancelling…'],
        isRepeat,
      ]),
    outcomeUnknown: () => expect([buttons(), page.queryByText(UNKNOWN) !== null]).toEqual([['Try again'], true]),
    refused: ({ message }) => {
      expect(buttons()).toEqual(['Try again', 'Keep the booking']);
      expect(page.getByRole('alert').textContent).toContain(message ?? 'Please try again.');
    },
    settled: ({ results }) => {
      expect(buttons()).toEqual([]);
      const told = Object.values(RESULTS).flatMap((words) => page.queryAllByText(words));
      expect(new Set(told).size).toBe(results.length);
      for (const { result } of results) expect(page.getAllByText(RESULTS[result]).length).toBeGreaterThan(0);
    },
  },
};

walkScreens({
  chart,
  model,
  render: (input) => stagedPage(chart, input, (actor) => <CancellationPage actor={actor as Actor} />),
});
