import { act } from '@testing-library/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { vi } from 'vitest';
import { bangna, rangsit, services, takeCarPlace } from '#machines/car-booking/car-booking.fixtures.ts';
import { company } from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import type { Group } from '#machines/corporate-booking/corporate-booking.types.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { CorporateBookingPage } from '#src/flows/corporate-booking/corporate-booking.page.tsx';
import type { GroupStep } from '#src/flows/corporate-booking/corporate-booking.address.ts';
import { corporateBookingVisit } from '#src/flows/corporate-booking/corporate-booking.visit.ts';
import { groupStore } from '#src/flows/corporate-booking/kept/group.store.ts';
import { wireTakeCar } from '#src/flows/corporate-booking/take-car.adapters.ts';
import { branchOf, serviceOf } from '#tests/flows/retail-booking/wire.ts';
import { tabHistory } from '#tests/support/tab-history.ts';
import type { Always } from '#tests/support/wire/controlled-wire.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';

export const GROUP_KEY = `roddee.corporate-booking.group.${company.account}`;

/** The lists that the steps of a car show. */
export const lists: Always = {
  listBranches: () => ({ shoppening_list: [bangna, rangsit].map(branchOf) }),
  listServices: () => ({
    shoppening_list: services.map(serviceOf),
    group_list: [{ id: 1, name: 'Service', image: '' }],
  }),
  listSoonest: () => ({ soonest_list: [], now: '2026-11-21T10:00:00+07:00' }),
  listTakeCarAddresses: () => ({ address_list: [{ ...wireTakeCar(takeCarPlace), index: takeCarPlace.index ?? 0 }] }),
};

/** What this browser keeps of the group, read as another page would. */
export const keptGroup = (): Group | null => groupStore(company.account).read(company.account);

export const keepGroup = (group: Group): boolean => groupStore(company.account).write(group);

type WiredPage<Ports> = Parameters<typeof wiredPage<Ports>>[0];
type Given<Ports> = Omit<WiredPage<Ports>, 'part'> & {
  /** Shows the page only once `show` is called, as if its store were slow. */
  readonly isLate?: boolean;
};

/** The real page of a company's booking of several cars. */
export async function openGroup<Ports>({ isLate = false, ...given }: Given<Ports>) {
  let visibility: DocumentVisibilityState = 'visible';
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const onConfirmed = vi.fn<() => void>();
  let isShown = !isLate;
  let tell = () => {};
  const subscribe = (heard: () => void) => {
    tell = heard;
    return () => undefined;
  };
  const address = tabHistory<GroupStep>(null);
  const renderBooking = (id: string, words: ReactNode) => <a href={id}>{words}</a>;
  function Part({ host }: { readonly host: FlowHost }) {
    const addressed = useSyncExternalStore(address.subscribe, address.current) ?? 'overview';
    return useSyncExternalStore(subscribe, () => isShown) ? (
      <CorporateBookingPage
        address={{ addressed, history: address }}
        {...{ host, company, onConfirmed, renderBooking }}
      />
    ) : null;
  }
  const opened = await wiredPage<Ports>({ ...given, part: (host) => <Part host={host} /> });
  return {
    ...opened,
    onConfirmed,
    isShown: () => isShown,
    show: () => {
      isShown = true;
      tell();
    },
    look: (state: DocumentVisibilityState) => {
      visibility = state;
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    },
    close: () => {
      corporateBookingVisit.end(opened.host);
      visible.mockRestore();
      opened.close();
    },
  };
}
