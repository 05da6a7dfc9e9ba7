import { screen as page } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { displayCode } from '#domain/fields/booking-code.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { first, second } from '#machines/cancellation/cancellation.fixtures.ts';
import type { CancellationPorts } from '#machines/cancellation/cancellation.ports.ts';
import type { CancellationState } from '#machines/cancellation/cancellation.selectors.ts';
import type {
  CancellationContext,
  CancellationEvent,
  CancellationInput,
  CancellingOutcome,
  CancelResult,
} from '#machines/cancellation/cancellation.types.ts';
import { CancellationByAccount, CancellationByCode } from '#src/flows/cancellation/cancellation.part.tsx';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { fromInputs } from '#tests/support/model/from-inputs.ts';
import { press as pressIt } from '#tests/support/model/page-parts.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';
import { CODE, NOT_SAID, portsByAccount, portsByCode } from './ports.ts';

const BRANCHES = { [first.id]: 'บางนา กม. 4', [second.id]: 'เชียงใหม่' };
const named = [first, second].map((booking) => ({
  ...booking,
  branch: String(BRANCHES[booking.id]),
  startsAt: '2026-11-27T10:30:00+07:00',
  cancelUntil: '2026-11-26T10:30:00+07:00',
  phone: '020001234',
  services: ['เปลี่ยนน้ำมันเครื่อง'],
  province: 'ชลบุรี',
}));

type By = 'code' | 'account';

/** The page around the question: its place in the history, and what a later read shows as ended. */
function pageOf(by: By, input: CancellationInput) {
  const ids = input.bookings.map(({ id }) => id);
  const told = { isAwaited: false, settled: [] as readonly string[] };
  let end: (ended: readonly string[]) => void = () => undefined;
  const onAwaited = (isAwaited: boolean) => void (told.isAwaited = isAwaited);
  const onSettled = (settled: readonly string[]) => void (told.settled = settled);
  function Page({ host }: { readonly host: FlowHost }) {
    const [isOpen, setOpen] = useState(false);
    const [ended, setEnded] = useState<readonly string[]>([]);
    end = setEnded;
    const ways = useMemo(
      () => ({ open: () => setOpen(true), close: () => setOpen(false), agree: () => setOpen(false) }),
      [],
    );
    const props = {
      host,
      bookings: named.filter(({ id }) => ids.includes(id)),
      question: { ...ways, isOpen },
      ended,
      onAwaited,
      onSettled,
    };
    return by === 'code' ? <CancellationByCode {...props} /> : <CancellationByAccount {...props} code={CODE} />;
  }
  return { Page, view: { ids, told }, end: (ended: readonly string[]) => end(ended) };
}
type View = ReturnType<typeof pageOf>['view'];

const openBy = (by: By) => async (name: string) => {
  const { Page, view, end } = pageOf(by, chart.fixtures.inputs[name] as CancellationInput);
  const page = await wiredPage<CancellationPorts>({
    chart,
    ports: by === 'code' ? portsByCode : portsByAccount,
    part: (host) => <Page host={host} />,
    others: { 'bookings.endedElsewhere': ({ ids }) => end(ids as readonly string[]) },
  });
  return { ...page, user: null, view };
};

const press = (name: string | RegExp) => async () => pressIt(page.getByRole('button', { name }), String(name));
const buttons = () => page.queryAllByRole('button').map(({ textContent }) => textContent);
const UNKNOWN = 'We do not know yet whether your booking was cancelled.';

/** All of them are named, and no other, with plate and code. */
const names = (ids: readonly string[]) => {
  const told = page.queryAllByRole('listitem').map(({ textContent }) => textContent);
  for (const { id, plate, code } of named.filter((each) => ids.includes(each.id)))
    expect(told).toContainEqual(
      expect.stringMatching(`${BRANCHES[id]}.*${displayPlate(plate)}ชลบุรี.*${displayCode(code)}`),
    );
  expect(Object.entries(BRANCHES).filter(([, branch]) => page.queryByText(branch, { exact: false }) !== null)).toEqual(
    Object.entries(BRANCHES).filter(([id]) => ids.includes(id)),
  );
};

const RESULTS: Record<CancelResult['result'], string> = {
  cancelled: 'Your booking is cancelled.',
  already: 'This booking was cancelled already.',
  tooLate: 'Too late to cancel online',
  notCancellable: 'This booking can no longer be cancelled.',
  gone: 'This booking can no longer be cancelled.',
};

const model: ScreenModel<CancellationState, CancellationEvent, null, View> = {
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
    cancelling: ({ isRepeat }, { told }) => {
      expect([buttons(), page.queryByText(UNKNOWN) !== null]).toEqual([
        [isRepeat ? 'Checking…' : 'Cancelling…'],
        isRepeat,
      ]);
      expect(told.isAwaited).toBe(true);
    },
    outcomeUnknown: (_screen, { told }) => {
      expect([buttons(), page.queryByText(UNKNOWN) !== null]).toEqual([['Try again'], true]);
      expect(told.isAwaited).toBe(true);
    },
    refused: ({ message }) => {
      expect(buttons()).toEqual(['Try again', 'Keep the booking']);
      expect(page.getByRole('alert').textContent).toContain(message ?? 'Please try again.');
    },
    settled: ({ results }, { ids, told }) => {
      expect(told).toEqual({ isAwaited: false, settled: ids });
      expect(buttons()).toEqual([]);
      const words = Object.values(RESULTS).flatMap((text) => page.queryAllByText(text));
      expect(new Set(words).size).toBe(results.length);
      for (const { id, code } of named)
        expect(page.queryByText(displayCode(code)) !== null).toBe(
          results.length > 1 && results.some((each) => each.id === id),
        );
      for (const { result } of results) expect(page.getAllByText(RESULTS[result]).length).toBeGreaterThan(0);
    },
  },
};

const isSaid = ({ context }: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const { left } = context as CancellationContext;
  const outcome = 'output' in event ? (event['output'] as CancellingOutcome) : null;
  const result = outcome?.kind === 'ok' ? outcome.value[0]?.result : null;
  return result !== (left.length === 1 ? NOT_SAID.one : NOT_SAID.several);
};

walkScreens({
  chart: fromInputs(chart, 'cancellation by account', 'one', 'several'),
  model,
  render: openBy('account'),
  invalidation: (step) =>
    alsoWalked(step) &&
    `${String(alsoWalked(step))}, ${(step.before?.context as CancellationContext | undefined)?.left.length} left`,
  isPossible: isSaid,
});

walkScreens({
  chart: fromInputs(chart, 'cancellation by plate and code', 'one'),
  model,
  render: openBy('code'),
  invalidation: alsoWalked,
});
