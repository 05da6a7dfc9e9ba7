import { setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Flow } from '#studio/reading/chart-reading.ts';
import { readChart } from '#studio/reading/chart-reading.ts';
import { diagramsOf } from './mermaid.ts';
import { pageOf } from '../../tools/flow-docs/page.ts';

const label = (en: string) => ({ th: `ไทย ${en}`, en });
const meta = (id: string) => ({ meta: { id, req: ['RB-01'] } });

const child = setup({}).createMachine({ id: 'theChild' });

const machine = setup({
  types: { events: {} as { type: 'go' } | { type: 'back' } | { type: 'tick' } },
  actors: { child },
  actions: { note: () => {}, greet: () => {} },
  guards: { may: (_scope, _params: { step: string }) => true },
  delays: { patience: 15_000, reckoned: () => 7 },
}).createMachine({
  id: 'sample',
  meta: { req: ['RB-02'] },
  initial: 'whole',
  on: { back: { target: '.whole', ...meta('toStart') }, tick: { actions: 'note', ...meta('stay') } },
  states: {
    whole: {
      initial: 'one',
      after: { patience: { target: 'end', ...meta('tooLong') }, reckoned: { target: '.two', ...meta('later') } },
      states: {
        one: {
          on: {
            go: {
              guard: { type: 'may', params: { step: 'a' } },
              target: 'two',
              actions: ['note', { type: 'greet', params: { name: 'b' } }],
              ...meta('first'),
            },
          },
        },
        two: {
          on: {
            go: { target: '#sample.whole', reenter: true, ...meta('again') },
            back: { target: 'one', ...meta('undo') },
          },
          invoke: { id: 'running', src: 'child', onDone: { target: '#sample.end', ...meta('ended') } },
        },
      },
    },
    end: { type: 'final', entry: 'greet' },
  },
});

const flow: Flow = {
  name: 'sample',
  machine,
  comment: 'It shows.',
  labels: {
    about: '',
    states: {
      sample: label('Sample'),
      'sample.whole': label('Whole'),
      'sample.whole.one': label('One: "first"'),
      'sample.whole.two': label('Two'),
      'sample.end': label('End'),
    },
    transitions: Object.fromEntries(
      ['toStart', 'stay', 'tooLong', 'later', 'first', 'again', 'undo', 'ended'].map((id) => [id, label(id)]),
    ),
  },
};

describe('the diagram of a chart', () => {
  const drawn = (of: Flow) =>
    Object.fromEntries(diagramsOf(readChart(of)).map(({ of: state, lines }) => [state.node, lines]));

  it('is one of the whole and one of each compound state, with timers, guards, actions, children and what leaves no state', () => {
    expect(drawn(flow)).toEqual({
      '': [
        'stateDiagram-v2',
        '  [*] --> whole',
        '  state "Whole" as whole',
        '  whole : 2 states, drawn below',
        '  state "End" as end_',
        '  end_ : on entry / greet',
        '  end_ --> [*]',
        '  state "in any state" as any',
        '  any : stay / note',
        '  any --> whole : toStart',
        '  whole --> end_ : tooLong<br/>after patience<br/>or ended',
      ],
      whole: [
        'stateDiagram-v2',
        '  [*] --> whole_one',
        '  state "One   first" as whole_one',
        '  state "Two" as whole_two',
        '  whole_two : runs the chart child',
        '  state "in any state" as any',
        '  state "to End" as to_end_',
        '  any --> whole_two : later<br/>after reckoned',
        '  whole_one --> whole_two : first<br/>[may(a)]<br/>/ note, greet(b)',
        '  whole_two --> whole_one : again<br/>or undo',
        '  whole_two --> to_end_ : ended',
      ],
    });
  });

  it('an action or a guard without a name is a mistake', () => {
    const nameless = (part: object) =>
      setup({ types: { events: {} as { type: 'go' } } }).createMachine({
        id: 'sample',
        on: { go: { ...part, ...meta('first') } },
      });
    const of = (part: object): Flow => ({ ...flow, machine: nameless(part) });
    expect(() => readChart(of({ actions: () => {} }))).toThrow('an action without a name');
    expect(() => readChart(of({ guard: () => true }))).toThrow('a guard without a name');
  });

  it('is accompanied by tables that leave nothing out', () => {
    const page = pageOf(flow, new Map([['theChild', 'the-child']])).split('\n');
    expect(page).toContain('| `stay` | any state | `tick` | - | stays | ไทย stay | stay | RB-01 |');
    expect(page).toContain('| `first` | `whole.one` | `go` | `may(a)` | `whole.two` | ไทย first | first | RB-01 |');
    expect(page).toContain('| `ended` | `whole.two` | `running done` | - | `end` | ไทย ended | ended | RB-01 |');
    expect(page).toContain('| `patience` | 15 s | `whole` |');
    expect(page).toContain('| `reckoned` | reckoned by the chart | `whole` |');
    expect(page).toContain('| `running` | `child` | the chart [the-child](the-child.md) | `whole.two` |');
    expect(page).toContain('Serves RB-02.');
  });

  it('a state without a label is a mistake', () => {
    const { 'sample.end': _end, ...states } = flow.labels.states;
    expect(() => readChart({ ...flow, labels: { ...flow.labels, states } })).toThrow('no label for sample.end');
  });

  it('draws the regions of a parallel state side by side, and an arrow to each that a transition enters', () => {
    const regions = setup({ types: { events: {} as { type: 'go' } | { type: 'reset' } } }).createMachine({
      id: 'sample',
      type: 'parallel',
      on: {
        reset: { target: ['.left.off', '.right.low'], ...meta('reset') },
        go: { target: '#sample', reenter: true, ...meta('anew') },
      },
      states: {
        left: { initial: 'off', states: { off: { on: { go: { target: 'on', ...meta('switch') } } }, on: {} } },
        right: { initial: 'low', states: { low: {} } },
      },
    });
    const places = ['left', 'left.off', 'left.on', 'right', 'right.low'];
    const parallel: Flow = {
      name: 'sample',
      machine: regions,
      comment: 'It has regions.',
      labels: {
        about: '',
        states: {
          sample: label('Sample'),
          ...Object.fromEntries(places.map((place) => [`sample.${place}`, label(place)])),
        },
        transitions: Object.fromEntries(['reset', 'anew', 'switch'].map((id) => [id, label(id)])),
      },
    };
    expect(drawn(parallel)['']).toEqual([
      'stateDiagram-v2',
      '  [*] --> left',
      '  [*] --> right',
      '  state "left" as left',
      '  left : 2 states, drawn below',
      '  state "right" as right',
      '  right : 1 state, drawn below',
      '  state "in any state" as any',
      '  any --> left : reset<br/>into left.off<br/>or anew<br/>into left.off',
      '  any --> right : reset<br/>into right.low<br/>or anew<br/>into right.low',
    ]);
    expect(drawn(parallel)['left']).toContain('  left_off --> left_on : switch');
    const page = pageOf(parallel, new Map()).split('\n');
    expect(page).toContain(
      '| `reset` | any state | `reset` | - | `left.off`, `right.low` | ไทย reset | reset | RB-01 |',
    );
    expect(page).toContain('Where the way in leads to several states at once, all of them are in force together.');
  });
});
