import type { ChartReading, ChartState, ChartTransition } from '#studio/reading/chart-reading.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const attribute = (name: string, value: string | null) =>
  value === null || value === '' ? '' : ` ${name}="${escaped(value)}"`;

/** The event of a transition as SCXML names it: `done.invoke.id`, `error.platform.id`, a delay's own event. */
function eventOf(on: string): string | null {
  if (on === 'always') return null;
  const answer = /^(\S+) (done|error)$/.exec(on);
  if (answer) return answer[2] === 'done' ? `done.invoke.${answer[1]}` : `error.platform.${answer[1]}`;
  return on.replaceAll(' ', '.');
}

const raised = (actions: readonly string[], pad: string) =>
  actions.map((action) => `${pad}<log label="action" expr="'${escaped(action)}'"/>`);

function transitionLines({ id, on, guard, to, actions }: ChartTransition, pad: string): string[] {
  const open = `${pad}<transition id="${escaped(id)}"${attribute('event', eventOf(on))}${attribute('cond', guard)}${attribute('target', to.map(({ id: target }) => target).join(' '))}`;
  return actions.length === 0 ? [`${open}/>`] : [`${open}>`, ...raised(actions, `${pad}  `), `${pad}</transition>`];
}

/** The chart in the W3C's SCXML: conditions and actions by their names, since their content is code. */
export function scxmlOf({ states, transitions, actors, timers }: ChartReading): string {
  const linesOf = (state: ChartState, pad: string): string[] => {
    const inner = `${pad}  `;
    const tag = state.isFinal ? 'final' : state.isParallel ? 'parallel' : 'state';
    const first = state.children.find(({ key }) => key === state.initial);
    const part = (name: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : [`${inner}<${name}>`, ...lines, `${inner}</${name}>`];
    return [
      `${pad}<${tag} id="${escaped(state.id)}"${attribute('initial', first?.id ?? null)}>`,
      ...part('onentry', [
        ...raised(state.entry, `${inner}  `),
        ...timers
          .filter((timer) => timer.in === state)
          .map(
            ({ delay, length }) =>
              `${inner}  <send event="${escaped(`after.${delay}`)}"${length === null ? '' : ` delay="${length}ms"`}/>`,
          ),
      ]),
      ...part('onexit', raised(state.exit, `${inner}  `)),
      ...actors
        .filter((actor) => actor.in === state)
        .map(({ id, source }) => `${inner}<invoke id="${escaped(id)}" src="${escaped(source)}"/>`),
      ...transitions.filter(({ from }) => from === state).flatMap((one) => transitionLines(one, inner)),
      ...state.children.flatMap((child) => linesOf(child, inner)),
      `${pad}</${tag}>`,
    ];
  };
  const [root] = states;
  if (!root) return '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="${escaped(root.id)}" initial="${escaped(root.id)}">`,
    ...linesOf(root, '  '),
    '</scxml>',
    '',
  ].join('\n');
}
