import type { ChartFixtures } from '../shared/fixtures.ts';
import type { availabilityMachine } from './availability.machine.ts';
import type { OfferedDays, OpenDay, TimesQuestion } from './availability.types.ts';

export const question: TimesQuestion = { locationId: 12, hours: 1.5, leadDays: 1, appointmentId: null };
export const otherQuestion: TimesQuestion = { ...question, locationId: 13 };

const day = (date: string, times: readonly string[]): OpenDay => ({
  date,
  times: times.map((time) => ({ time, startsAt: `${date}T${time}:00+07:00` })),
  closedTimes: [],
});

export const offered: OfferedDays = {
  days: [day('2026-11-23', ['09:00', '10:30']), day('2026-11-24', ['09:00'])],
  closedDays: [{ date: '2026-11-25', reason: { code: 'full' } }],
  serverNow: '2026-11-21T10:00:00+07:00',
};
export const offeredLater: OfferedDays = { ...offered, days: [day('2026-11-24', ['09:00'])] };

export const availabilityFixtures: ChartFixtures<typeof availabilityMachine> = {
  inputs: {
    nothingAsked: { parent: null, question: null, lastGood: null },
    asked: { parent: null, question, lastGood: null },
    withStoredDays: { parent: null, question, lastGood: offered },
  },
  events: {
    'question.asked': () => [
      { type: 'question.asked', question: otherQuestion },
      { type: 'question.asked', question: null },
    ],
    'refresh.requested': () => [{ type: 'refresh.requested' }],
    'times.shown': () => [{ type: 'times.shown' }],
    'times.hidden': () => [{ type: 'times.hidden' }],
  },
  outcomes: {
    listing: {
      done: [
        { kind: 'ok', value: offeredLater },
        { kind: 'failed', failure: { message: 'งดให้บริการชั่วคราว' } },
      ],
      error: true,
    },
  },
  delays: { answerTimeLimit: 15_000, refreshInterval: 60_000 },
};
