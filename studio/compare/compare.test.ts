import { describe, expect, it } from 'vitest';
import { charts } from '#tests/support/model/charts.ts';
import { readChart } from '#studio/reading/chart-reading.ts';
import { recordOf, type ChartRecord, type ChartsRecord } from './chart-record.ts';
import { differencesOf } from './difference.ts';
import { chartsIn } from './read-charts.ts';

const all: ChartsRecord = Object.fromEntries(
  charts.map(({ flow, machine, labels }) => [flow, recordOf(readChart({ name: flow, machine, labels }))]),
);
const login = all['login'] as ChartRecord;
const withLogin = (change: (chart: ChartRecord) => ChartRecord): ChartsRecord => ({ ...all, login: change(login) });

describe('the charts of two builds', () => {
  it('do not differ from themselves, also as a file', () => {
    expect(differencesOf(all, all)).toEqual([]);
    expect(differencesOf(all, chartsIn(JSON.stringify(all)) ?? {})).toEqual([]);
  });

  it('differ by each part that was added, removed, or leads elsewhere, with the requirements that it touches', () => {
    const { verify, ...rest } = login.transitions;
    const after = withLogin(({ states, transitions: { verified, ...others } }) => ({
      states,
      transitions: {
        ...others,
        ...(verified && { verified: { ...verified, to: ['login.refused'], guard: 'isAnybody' } }),
        anew: { from: 'login.refused', on: 'retry', to: [], guard: null, actions: [], order: 0, req: ['LOGIN-06'] },
      },
    }));
    expect(differencesOf(all, after)).toEqual([
      {
        flow: 'login',
        kind: 'transition',
        id: 'verified',
        what: 'changed',
        fields: [
          { name: 'to', before: 'login.signedIn', after: 'login.refused' },
          { name: 'guard', before: 'isMember', after: 'isAnybody' },
        ],
        requirements: ['LOGIN-05'],
      },
      { flow: 'login', kind: 'transition', id: 'anew', what: 'added', fields: [], requirements: ['LOGIN-06'] },
    ]);
    expect(verify).toBeDefined();
    expect(
      differencesOf(
        all,
        withLogin(({ states }) => ({ states, transitions: rest })),
      ),
    ).toMatchObject([{ id: 'verify', what: 'removed', requirements: ['LOGIN-02'] }]);
  });

  it('differ by a flow that only one has, and by a timer', () => {
    const { login: _login, ...others } = all;
    expect(differencesOf(all, others)).toMatchObject([{ flow: 'login', kind: 'flow', what: 'removed' }]);
    const [id, state] = Object.entries(login.states).find(([, { timers }]) => Object.keys(timers).length > 0) ?? [];
    const slower = withLogin((chart) => ({
      ...chart,
      states: { ...chart.states, ...(id && state && { [id]: { ...state, timers: { answerTimeLimit: 1 } } }) },
    }));
    expect(differencesOf(all, slower)).toMatchObject([{ id, what: 'changed', fields: [{ name: 'timers' }] }]);
  });

  it('are not in a file of something else', () => {
    for (const content of ['', '{', '[]', '{"login":{}}', '"x"']) expect(chartsIn(content)).toBeNull();
  });
});
