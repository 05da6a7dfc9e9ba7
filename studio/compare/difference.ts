import type { ChartRecord, ChartsRecord, StateRecord, TransitionRecord } from './chart-record.ts';

/** One thing that differs; `before` and `after` are null where it is not there. */
export interface Difference {
  readonly flow: string;
  readonly kind: 'flow' | 'state' | 'transition';
  readonly id: string;
  readonly what: 'added' | 'removed' | 'changed';
  readonly fields: readonly {
    /** Of a StateRecord or a TransitionRecord. */
    readonly name: string;
    readonly before: string;
    readonly after: string;
  }[];
  /** What it served and serves: these requirements are touched. */
  readonly requirements: readonly string[];
}

type Fields = StateRecord | TransitionRecord;

const text = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => (each === null ? name : `${name} ${String(each)}`))
      .join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function betweenParts<Part extends Fields>(
  flow: string,
  kind: 'state' | 'transition',
  before: Readonly<Record<string, Part>>,
  after: Readonly<Record<string, Part>>,
): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id): Difference[] => {
    const [was, is] = [before[id], after[id]];
    const requirements = [...new Set([...(was?.req ?? []), ...(is?.req ?? [])])];
    if (!was || !is) return [{ flow, kind, id, what: was ? 'removed' : 'added', fields: [], requirements }];
    const fields = Object.entries(is)
      .map(([name, value]) => ({ name, before: text(new Map(Object.entries(was)).get(name)), after: text(value) }))
      .filter((field) => field.before !== field.after);
    return fields.length === 0 ? [] : [{ flow, kind, id, what: 'changed', fields, requirements }];
  });
}

const requirementsOf = ({ states, transitions }: ChartRecord) => [
  ...new Set([...Object.values(states), ...Object.values(transitions)].flatMap(({ req }) => req)),
];

/** What is different in the charts of two builds, chart by chart: added, removed, and each field that changed. */
export function differencesOf(before: ChartsRecord, after: ChartsRecord): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted().flatMap((flow): Difference[] => {
    const [was, is] = [before[flow], after[flow]];
    if (was && is)
      return [
        ...betweenParts(flow, 'state', was.states, is.states),
        ...betweenParts(flow, 'transition', was.transitions, is.transitions),
      ];
    const only = was ?? is;
    return only
      ? [
          {
            flow,
            kind: 'flow',
            id: flow,
            what: was ? 'removed' : 'added',
            fields: [],
            requirements: requirementsOf(only),
          },
        ]
      : [];
  });
}
