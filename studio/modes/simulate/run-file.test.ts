import { describe, expect, it } from 'vitest';
import { charts } from '#tests/support/model/charts.ts';
import { differenceOf, fileOf, fileText, readRunFile, scriptOf, type Difference, type RunFile } from './run-file.ts';
import { simulatorOf, type Script } from './run.ts';

const chart = charts.find(({ flow }) => flow === 'login');
if (!chart) throw new Error('no login');
const simulator = simulatorOf(chart);
const script: Script = {
  input: 'proved',
  events: [
    { kind: 'retry.requested', payload: 0 },
    { kind: 'verifying done', payload: 1 },
    { kind: 'terms.ticked', payload: 0 },
  ],
};
const title = { th: 'สมัครใหม่', en: 'New here' };
const file = fileOf(simulator, title, script, simulator.play(script));

const changed = (step: number, change: Partial<RunFile['steps'][number]>): RunFile => ({
  ...file,
  steps: file.steps.map((each, index) => (index === step - 1 ? { ...each, ...change } : each)),
});

describe('the file of a run', () => {
  it('names the flow, the input, and of each event its sample and the states that it leads to', () => {
    expect(file).toEqual({
      flow: 'login',
      title,
      input: 'proved',
      states: ['login.verifying'],
      steps: [
        { event: 'retry.requested', refused: true, states: ['login.verifying'] },
        { event: 'verifying done', payload: 1, states: ['login.agreeing'] },
        { event: 'terms.ticked', states: ['login.agreeing'] },
      ],
    });
  });

  it('is read as it was written, and is the same run', () => {
    expect(readRunFile(fileText(file))).toEqual(file);
    expect(scriptOf(file)).toEqual(script);
    expect(differenceOf(simulator, file)).toBeNull();
  });

  it.each([
    ['[', { kind: 'notJson' }],
    ['[]', { kind: 'malformed', field: '' }],
    [fileText({ ...file, flow: '' }), { kind: 'malformed', field: 'flow' }],
    [fileText(changed(2, { payload: -1 })), { kind: 'malformed', field: 'steps.1.payload' }],
    [fileText(changed(3, { states: [] })), { kind: 'malformed', field: 'steps.2.states' }],
    [JSON.stringify({ ...file, version: 1 }), { kind: 'malformed', field: 'version' }],
  ])('of a wrong shape says what is wrong: %s', (text, problem) => expect(readRunFile(text)).toEqual(problem));

  it.each([
    ['an input that is gone', { ...file, input: 'nobody' }, { kind: 'unknownInput' }],
    [
      'another start',
      { ...file, states: ['login.declined'] },
      { kind: 'states', at: 0, event: 'start', expected: ['login.declined'], actual: ['login.verifying'] },
    ],
    [
      'another state',
      changed(2, { states: ['login.refused'] }),
      { kind: 'states', at: 2, event: 'verifying done', expected: ['login.refused'], actual: ['login.agreeing'] },
    ],
    ['a sample that is gone', changed(3, { payload: 9 }), { kind: 'impossible', at: 3, event: 'terms.ticked' }],
    [
      'an event that is taken, and was not',
      changed(3, { refused: true }),
      { kind: 'refusal', at: 3, event: 'terms.ticked', isRefused: false },
    ],
  ] satisfies readonly (readonly [string, RunFile, Difference])[])(
    'says which step differs: %s',
    (_what, other, difference) => expect(differenceOf(simulator, other)).toEqual(difference),
  );
});
