import { screen as page } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AnswerFor } from '#contract/calls/all.ts';
import { fleetImportItems } from '#machines/fleet-import/fleet-import.fixtures.ts';
import type { FleetImportPorts } from '#machines/fleet-import/fleet-import.ports.ts';
import type { FleetImportScreen } from '#machines/fleet-import/fleet-import.selectors.ts';
import type { FleetImportEvent, FleetImportItem } from '#machines/fleet-import/fleet-import.types.ts';
import { FleetImportPart } from '#src/flows/fleet-import/fleet-import.part.tsx';
import { FleetImportList } from '#src/flows/fleet-import/fleet-import.screen.tsx';
import { pressButton } from '#tests/support/model/page-parts.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import type { WirePorts } from '#tests/support/wire/wire-ports.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';

const listOf = (items: readonly FleetImportItem[]): AnswerFor<'listServices'> => ({
  shoppening_list: items.map((item) => ({ ...item, group_id: 1, hours: 1, pre_day: 0 })),
});

const ports: WirePorts<FleetImportPorts> = {
  listFleetImportItems: {
    asks: () => ({ call: 'listServices', request: { options: { entities: ['hours', 'pre_day'] } } }),
    told: (outcome) =>
      outcome.kind === 'ok' ? { listServices: listOf(outcome.value) } : { failure: 'tooManyRequests', message: '' },
  },
};

const open = async () => {
  const opened = await wiredPage<FleetImportPorts>({ chart, ports, part: (host) => <FleetImportPart host={host} /> });
  return { ...opened, user: null, view: null };
};

const isLoading = () => page.queryByRole('status', { name: 'Loading the list…' }) !== null;
const hasFailed = () => page.queryByText('Cannot display data now, try again') !== null;
const listed = () => page.queryAllByRole('listitem').map(({ textContent }) => textContent);
const retry = async () => pressButton('Try again');

const model: ScreenModel<FleetImportScreen, FleetImportEvent, null, null> = {
  executors: { 'retry.requested': retry },
  assertions: {
    loading: () => expect([isLoading(), hasFailed(), listed()]).toEqual([true, false, []]),
    failed: () => expect([isLoading(), hasFailed(), listed()]).toEqual([false, true, []]),
    shown: ({ items }) =>
      expect([isLoading(), hasFailed(), listed()]).toEqual([false, false, items.map(({ name }) => name)]),
  },
};

walkScreens({ chart, model, render: open, invalidation: alsoWalked });

describe('fleet import', () => {
  it('CONT-09 a refused call is tried again, and its answer is shown', async () => {
    const { wire, settle, close } = await open();
    wire.refuse('listServices', 'unavailable');
    await settle();
    await retry();
    await settle();
    wire.answer('listServices', listOf(fleetImportItems));
    await settle();
    expect(listed()).toHaveLength(fleetImportItems.length);
    await close();
  });

  it('CONT-09 an empty list is said in the language of the page', async () => {
    await renderScreen(<FleetImportList screen={{ screen: 'shown', items: [] }} onRetry={() => undefined} />, 'th');
    expect(page.getByText('ยังไม่มีรายการ')).toBeTruthy();
  });
});
