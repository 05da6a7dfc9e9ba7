import { screen as page } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AnswerFor } from '#contract/calls/all.ts';
import { visitPlanItems } from '#machines/visit-plan/visit-plan.fixtures.ts';
import type { VisitPlanPorts } from '#machines/visit-plan/visit-plan.ports.ts';
import type { VisitPlanScreen } from '#machines/visit-plan/visit-plan.selectors.ts';
import type { VisitPlanEvent, VisitPlanItem } from '#machines/visit-plan/visit-plan.types.ts';
import { VisitPlanPart } from '#src/flows/visit-plan/visit-plan.part.tsx';
import { VisitPlanList } from '#src/flows/visit-plan/visit-plan.screen.tsx';
import { pressButton } from '#tests/support/model/page-parts.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import type { WirePorts } from '#tests/support/wire/wire-ports.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';

const listOf = (items: readonly VisitPlanItem[]): AnswerFor<'listServices'> => ({
  shoppening_list: items.map((item) => ({ ...item, group_id: 1, hours: 1, pre_day: 0 })),
});

const ports: WirePorts<VisitPlanPorts> = {
  listVisitPlanItems: {
    asks: () => ({ call: 'listServices', request: { options: { entities: ['hours', 'pre_day'] } } }),
    told: (outcome) =>
      outcome.kind === 'ok' ? { listServices: listOf(outcome.value) } : { failure: 'tooManyRequests', message: '' },
  },
};

const open = async () => {
  const opened = await wiredPage<VisitPlanPorts>({ chart, ports, part: (host) => <VisitPlanPart host={host} /> });
  return { ...opened, user: null, view: null };
};

const isLoading = () => page.queryByRole('status', { name: 'Loading the list…' }) !== null;
const hasFailed = () => page.queryByText('Cannot display data now, try again') !== null;
const listed = () => page.queryAllByRole('listitem').map(({ textContent }) => textContent);
const retry = async () => pressButton('Try again');

const model: ScreenModel<VisitPlanScreen, VisitPlanEvent, null, null> = {
  executors: { 'retry.requested': retry },
  assertions: {
    loading: () => expect([isLoading(), hasFailed(), listed()]).toEqual([true, false, []]),
    failed: () => expect([isLoading(), hasFailed(), listed()]).toEqual([false, true, []]),
    shown: ({ items }) =>
      expect([isLoading(), hasFailed(), listed()]).toEqual([false, false, items.map(({ name }) => name)]),
  },
};

walkScreens({ chart, model, render: open, invalidation: alsoWalked });

describe('visit plan', () => {
  it('CONT-09 a refused call is tried again, and its answer is shown', async () => {
    const { wire, settle, close } = await open();
    wire.refuse('listServices', 'unavailable');
    await settle();
    await retry();
    await settle();
    wire.answer('listServices', listOf(visitPlanItems));
    await settle();
    expect(listed()).toHaveLength(visitPlanItems.length);
    await close();
  });

  it('CONT-09 an empty list is said in the language of the page', async () => {
    await renderScreen(<VisitPlanList screen={{ screen: 'shown', items: [] }} onRetry={() => undefined} />, 'th');
    expect(page.getByText('ยังไม่มีรายการ')).toBeTruthy();
  });
});
