import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import type { ChartLabels, Label } from '#machines/shared/meta.ts';

/** What is read of a flow: its chart and the labels of it. */
export interface Charted {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly labels: ChartLabels;
}

/** The sources of a page: a chart with its doc comment. */
export interface Flow extends Charted {
  readonly comment: string;
}

export interface ChartState {
  readonly id: string;
  readonly key: string;
  /** A name for the drawing: the path, without characters that have a meaning in Mermaid. */
  readonly node: string;
  readonly parent: ChartState | null;
  readonly children: readonly ChartState[];
  readonly initial: string | null;
  /** All its children are active at once. */
  readonly isParallel: boolean;
  readonly isFinal: boolean;
  readonly label: Label;
  readonly tags: readonly string[];
  readonly req: readonly string[];
  /** The names of the actions when it is entered and left, without its timers. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
}

export interface ChartTransition {
  readonly id: string;
  readonly from: ChartState;
  /** Empty if no state is left, several if it enters several regions of a parallel state. */
  readonly to: readonly ChartState[];
  /** `lookup.submitted`, `finding done`, `after patience`, `always`. */
  readonly on: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly label: Label;
  readonly req: readonly string[];
}

export interface ChartTimer {
  readonly delay: string;
  /** Milliseconds, or null if the chart computes them at run time. */
  readonly length: number | null;
  readonly in: ChartState;
}

export interface ChartActor {
  readonly id: string;
  readonly source: string;
  /** The chart that is invoked; null if it is a port. */
  readonly chart: string | null;
  readonly in: ChartState;
}

export interface ChartReading {
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
  readonly timers: readonly ChartTimer[];
  readonly actors: readonly ChartActor[];
}

interface Meta {
  readonly id?: string;
  readonly req?: readonly string[];
}

const metaOf = ({ meta }: { readonly meta?: unknown }): Meta => (meta as Meta | undefined) ?? {};

const labelIn = (table: Readonly<Record<string, Label>>, id: string, chart: string): Label => {
  const label = table[id];
  if (!label) throw new Error(`${chart}: no label for ${id}`);
  return label;
};

/** The whole chart as lists, in the order of its source; nothing is left out. */
export function readChart({ name, machine, labels }: Charted): ChartReading {
  const states = new Map<AnyStateNode, ChartState>();
  const nodes: AnyStateNode[] = [];
  const stateOf = (node: AnyStateNode, parent: ChartState | null): ChartState => {
    nodes.push(node);
    const children: ChartState[] = [];
    const state: ChartState = {
      id: node.id,
      key: node.key,
      node: nodeName(node.path),
      parent,
      children,
      initial: typeof node.config.initial === 'string' ? node.config.initial : null,
      isParallel: node.type === 'parallel',
      isFinal: node.type === 'final',
      label: labelIn(labels.states, node.id, name),
      tags: node.tags,
      req: metaOf(node).req ?? [],
      entry: actionTexts(node.entry),
      exit: actionTexts(node.exit),
    };
    states.set(node, state);
    children.push(...Object.values(node.states).map((child) => stateOf(child, state)));
    return state;
  };
  stateOf(machine.root, null);
  const known = (node: AnyStateNode): ChartState => {
    const state = states.get(node);
    if (!state) throw new Error(`${name}: ${node.id} is not of this chart`);
    return state;
  };

  const transitions = nodes.flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat().map((one) => {
      const { id = '', req = [] } = metaOf(one);
      return {
        id,
        req,
        from: known(node),
        to: (one.target ?? []).map(known),
        on: triggerText(String(one.eventType)),
        guard: guardText(one.guard),
        actions: actionTexts(one.actions),
        label: labelIn(labels.transitions, id, name),
      };
    }),
  );
  const { delays, actors } = machine.implementations;
  const timers = nodes.flatMap((node) =>
    Object.keys(node.config.after ?? {}).map((delay) => ({
      delay,
      length: lengthOf(delays[delay] ?? Number(delay)),
      in: known(node),
    })),
  );
  const invoked = nodes.flatMap((node) =>
    node.invoke.map(({ id, src }) => {
      const source = typeof src === 'string' ? src : id;
      return { id, source, chart: chartOf(typeof src === 'string' ? actors[src] : src), in: known(node) };
    }),
  );
  return { states: nodes.map(known), transitions, timers, actors: invoked };
}

/** Marks a name that Mermaid would take for a keyword. */
function nodeName(path: readonly string[]): string {
  const name = path.join('_').replace(/\W/g, '_');
  return /^(end|state|note|as|class|classDef|direction|default|style)$/.test(name) ? `${name}_` : name;
}

function triggerText(eventType: string): string {
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (answer) return `${answer[2]} ${answer[1]}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType);
  if (delay) return `after ${delay[1]}`;
  if (eventType.startsWith('xstate.done.state.')) return 'its part is over';
  return eventType === '' ? 'always' : eventType;
}

/** `isAnswered`, or `may(a)` with its parameters; null if it has no name. */
function namedText(one: unknown): string | null {
  if (typeof one === 'string') return one;
  if (typeof one !== 'object' || one === null || !('type' in one) || typeof one.type !== 'string') return null;
  const params = 'params' in one && typeof one.params === 'object' ? Object.values(one.params ?? {}) : [];
  return params.length === 0 ? one.type : `${one.type}(${params.map(String).join(', ')})`;
}

function guardText(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  const text = namedText(guard);
  if (text === null) throw new Error('a guard without a name cannot be drawn');
  return text;
}

/** Starting and stopping a timer are actions of the chart's own making; the timers are read by themselves. */
const isTimer = (action: unknown) =>
  typeof action === 'function' && 'type' in action && (action.type === 'xstate.cancel' || startsTimer(action));

const startsTimer = (action: object) =>
  'event' in action &&
  typeof action.event === 'object' &&
  action.event !== null &&
  'type' in action.event &&
  String(action.event.type).startsWith('xstate.after.');

const actionTexts = (actions: readonly unknown[]): string[] =>
  actions
    .filter((action) => !isTimer(action))
    .map((action) => {
      const text = namedText(action);
      if (text === null) throw new Error('an action without a name cannot be drawn');
      return text;
    });

const lengthOf = (delay: unknown): number | null => (Number.isFinite(delay) ? Number(delay) : null);

const chartOf = (logic: unknown): string | null => (logic instanceof StateMachine ? logic.id : null);
