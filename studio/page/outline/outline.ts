import type { Language } from '#domain/constants.ts';
import type { ChartState, ChartTransition } from '#studio/reading/chart-reading.ts';
import type { FlowSummary, OpenChart } from '#studio/page/chart-data.ts';

/** A line of the outline. */
export interface Item {
  readonly id: string;
  readonly kind: 'flow' | 'state' | 'transition';
  readonly level: number;
  readonly name: string;
  readonly technical: string;
  /** Null if nothing is below it. */
  readonly isOpen: boolean | null;
  readonly flow: string;
  /** What it stands for: the flow's name, or the id of a state or transition. */
  readonly of: string;
}

/** A state or transition of any flow, as the search finds it without its chart. */
export interface Findable {
  readonly flow: string;
  readonly kind: 'state' | 'transition';
  readonly id: string;
  readonly name: string;
  readonly technical: string;
  /** All that it can be found by. */
  readonly texts: readonly string[];
}

export const itemIds = {
  flow: (flow: string) => `flow ${flow}`,
  state: (flow: string, state: string) => `state ${flow} ${state}`,
  transition: (flow: string, transition: string) => `transition ${flow} ${transition}`,
};

/** Each word stands in one of the texts. */
const matches = (wanted: string, ...texts: readonly string[]) => {
  const all = texts.join('\n').toLowerCase();
  return wanted.split(/\s+/).every((word) => all.includes(word));
};

const textsOf = ({ id, label, req }: ChartState | ChartTransition) => [id, label.th, label.en, ...req];

interface Shown {
  readonly flows: readonly FlowSummary[];
  readonly open: OpenChart | null;
  readonly language: Language;
  readonly isUnfolded: (id: string, of: string) => boolean;
  readonly search: string;
  readonly findable: readonly Findable[];
}

/** The lines that are shown, in order: with a search those that match it, wherever they are. */
export function outlineOf({ flows, open, language, isUnfolded, search, findable }: Shown): Item[] {
  const wanted = search.trim().toLowerCase();
  return flows.flatMap((flow): Item[] => {
    const id = itemIds.flow(flow.flow);
    const isOpen = isUnfolded(id, flow.flow) && open?.chart.flow === flow.flow;
    const isHere = open?.chart.flow === flow.flow;
    const below = isHere
      ? belowOf(open, language, wanted === '' ? isUnfolded : null, wanted)
      : foundIn(findable, flow.flow, wanted);
    const item: Item = {
      id,
      kind: 'flow',
      level: 1,
      name: flow.label[language],
      technical: flow.flow,
      isOpen: wanted === '' ? isOpen : below.length > 0,
      flow: flow.flow,
      of: flow.flow,
    };
    if (wanted === '') return isOpen ? [item, ...below] : [item];
    const isFound = matches(wanted, flow.flow, flow.label.th, flow.label.en, flow.about.th, flow.about.en);
    return isFound || below.length > 0 ? [item, ...below] : [];
  });
}

/** In a flow that is not open: what the search finds there. */
const foundIn = (findable: readonly Findable[], flow: string, wanted: string): Item[] =>
  wanted === ''
    ? []
    : findable
        .filter((each) => each.flow === flow && matches(wanted, ...each.texts))
        .map(({ kind, id, name, technical }) => ({
          id: itemIds[kind](flow, id),
          kind,
          level: 2,
          name,
          technical,
          isOpen: null,
          flow,
          of: id,
        }));

function belowOf(
  { chart, reading }: OpenChart,
  language: Language,
  isUnfolded: ((id: string, of: string) => boolean) | null,
  wanted: string,
): Item[] {
  const transitionsOf = (state: ChartState, level: number): Item[] =>
    reading.transitions
      .filter(({ from }) => from === state)
      .filter((one) => isUnfolded !== null || matches(wanted, ...textsOf(one), one.on, one.guard ?? '', ...one.actions))
      .map((one) => ({
        id: itemIds.transition(chart.flow, one.id),
        kind: 'transition',
        level,
        name: one.label[language],
        technical: one.on,
        isOpen: null,
        flow: chart.flow,
        of: one.id,
      }));
  const itemsOf = (state: ChartState, level: number): Item[] => {
    const id = itemIds.state(chart.flow, state.id);
    const below = () => [
      ...state.children.flatMap((child) => itemsOf(child, level + 1)),
      ...transitionsOf(state, level + 1),
    ];
    const hasBelow = state.children.length > 0 || reading.transitions.some(({ from }) => from === state);
    const isShown = isUnfolded?.(id, state.id) ?? true;
    const shownBelow = isShown ? below() : [];
    if (isUnfolded === null && shownBelow.length === 0 && !matches(wanted, ...textsOf(state))) return [];
    return [
      {
        id,
        kind: 'state',
        level,
        name: state.label[language],
        technical: state.key,
        isOpen: hasBelow ? (isUnfolded === null ? shownBelow.length > 0 : isShown) : null,
        flow: chart.flow,
        of: state.id,
      },
      ...shownBelow,
    ];
  };
  const [root] = reading.states;
  if (!root) return [];
  return [...root.children.flatMap((child) => itemsOf(child, 2)), ...transitionsOf(root, 2)];
}
