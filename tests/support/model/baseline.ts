import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import type { ChartUnderTest } from './chart-under-test.ts';
import { eventName, stateText, textOf, viewText } from './chart-text.ts';
import type { Step } from './chart-step.ts';
import type { Exploration } from './explore.ts';
import { changesText, eventText, shortEffect } from './short-text.ts';

/** XState stops calls and timers when their state is left: no line says so. */
const isSaid = (effect: string) => !/^(stop|cancel) /.test(effect);

export const placeText = (chart: ChartUnderTest, snapshot: AnyMachineSnapshot): string => {
  const seen = { ...(chart.baseline?.view ?? chart.guardView)(snapshot), ...chart.watched?.(snapshot) };
  // It would double every line, and what it must not lead to is tested for every chart.
  const view = viewText({ ...seen, isSessionOver: false });
  return `${stateText(snapshot.value as StateValue)}${view === '[]' ? '' : ` ${view}`}`;
};

const contextOf = (chart: ChartUnderTest, snapshot: AnyMachineSnapshot): object =>
  chart.baseline?.context?.(snapshot) ?? (snapshot.context as object);

const briefEffect = (effect: string) => {
  const [, told] = /"type":"([^"]+)"/.exec(effect) ?? [];
  const [verb, name, delay] = effect.split(' ');
  if (verb === 'tell') return `tell ${name} ${told}`;
  if (verb === 'start') return `start ${name}${/ by \S+$/.exec(effect)?.[0] ?? ''}`;
  return verb === 'wait' ? `wait ${delay}` : shortEffect(effect);
};

export const isIgnored = ({ before, fired }: Step): boolean => before !== null && fired.length === 0;

/** Where a step begins and what causes it. */
export const causeText = (chart: ChartUnderTest, { before, event }: Step): string =>
  `${before === null ? '*' : placeText(chart, before)} --${eventText(event)}-->`;

/** A step as the baseline shows it; an ignored event that still does something is marked. */
export function lineText(chart: ChartUnderTest, step: Step): string {
  const effects = step.effects.filter(isSaid).map(shortEffect);
  const told = effects.length === 0 ? '' : ` / ${effects.join('; ')}`;
  return `${causeText(chart, step)} ${placeText(chart, step.after)}${changesText(step.before && contextOf(chart, step.before), contextOf(chart, step.after))}${told}`;
}

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function ignoredLines({ fixtures }: ChartUnderTest, { steps }: Pick<Exploration, 'steps'>): string[] {
  const heard = new Map<string, Set<string>>();
  for (const step of steps) {
    if (step.before === null) continue;
    const place = stateText(step.before.value as StateValue);
    const names = heard.get(place) ?? new Set();
    heard.set(place, names);
    if (!isIgnored(step)) names.add(eventName(step.event));
  }
  const own = Object.keys(fixtures.events);
  return [...heard].map(
    ([place, names]) => `${place} never hears: ${own.filter((name) => !names.has(name)).join(', ') || '-'}`,
  );
}

/** How an answer ended, without what it says: `ok`, `ok live`, `failed slotLost`. */
function endOf({ output }: AnyEventObject): string {
  if (typeof output !== 'object' || output === null) return '';
  const named = (value: unknown, key: string): string => {
    const found = typeof value === 'object' && value !== null ? (Reflect.get(value, key) as unknown) : undefined;
    return typeof found === 'string' ? ` ${found}` : '';
  };
  const { kind, value, failure } = output as { kind?: unknown; value?: unknown; failure?: unknown };
  if (typeof kind !== 'string') return '';
  return ` ${kind}${named(value, 'state')}${typeof failure === 'string' ? ` ${failure}` : named(failure, 'code')}`;
}

const changedKeys = (chart: ChartUnderTest, { before, after }: Step): string[] => {
  const [was, is] = [before ? contextOf(chart, before) : {}, contextOf(chart, after)];
  // Of a list's items the key alone counts, not whose it is.
  return Object.keys(is)
    .filter((key) => textOf(Reflect.get(was, key)) !== textOf(Reflect.get(is, key)))
    .map((key) => key.split(' ').at(-1) ?? key);
};

/** The states before and after; of parallel regions only those that have moved, so that one is not told once for each state of the others. */
function movedBetween({ before, after }: Step): [from: string, to: string] {
  const is = after.value as StateValue;
  if (before === null) return ['*', stateText(is)];
  const was = before.value as StateValue;
  if (typeof was === 'string' || typeof is === 'string' || Object.keys(was).length < 2)
    return [stateText(was), stateText(is)];
  const moved = Object.keys(was).filter((region) => textOf(was[region]) !== textOf(is[region]));
  const only = (value: Exclude<StateValue, string>) =>
    stateText(Object.fromEntries(Object.entries(value).filter(([region]) => moved.includes(region)))) || 'any';
  return [only(was), only(is)];
}

/** The line itself names chart and port, so that the number is the same in a chart of another name. */
const withoutNames = ({ machine }: ChartUnderTest, line: string) =>
  line.replaceAll(`${machine.id}.`, '').replace(/(?<=start \S+) by [^;\s]+/g, '');

interface Entry {
  readonly changes: Set<string>;
  readonly effects: Set<string>;
  readonly details: Set<string>;
}

const listed = (names: ReadonlySet<string>) => [...names].toSorted(byText).join(', ');

/**
 * What the chart does, for reviewers: a line for each transition and each cause that takes it, with the parts of the context that may change and what
 * is asked of the surroundings; its number stands for all that can be told apart there (`lineText`). Then the events that each state ignores.
 */
export function baselineText(chart: ChartUnderTest, exploration: Pick<Exploration, 'steps'>): string {
  const entries = new Map<string, Entry>();
  for (const step of exploration.steps) {
    if (isIgnored(step)) continue;
    const [from, to] = movedBetween(step);
    const way = step.before === null ? '' : ` (${step.fired.join(', ')})`;
    const name = `${from} --${eventName(step.event)}${endOf(step.event)}--> ${to}${way}`;
    const entry = entries.get(name) ?? { changes: new Set(), effects: new Set(), details: new Set() };
    entries.set(name, entry);
    for (const key of changedKeys(chart, step)) entry.changes.add(key);
    for (const effect of step.effects.filter(isSaid)) entry.effects.add(briefEffect(effect));
    entry.details.add(withoutNames(chart, lineText(chart, step)));
  }
  const lines = [...entries].map(([name, { changes, effects, details }]) => {
    const sum = createHash('sha256')
      .update([...details].toSorted(byText).join('\n'))
      .digest('hex')
      .slice(0, 8);
    const asked = effects.size === 0 ? '' : ` / ${listed(effects)}`;
    return `${name}${changes.size === 0 ? '' : ` {${listed(changes)}}`}${asked} #${sum}`;
  });
  return [...lines.toSorted(byText), '', ...ignoredLines(chart, exploration).toSorted(byText), ''].join('\n');
}

const fileOf = (flow: string) => new URL(`../../flows/${flow}/baseline.txt`, import.meta.url);

/** The reviewed baseline, or an empty text. */
export const storedBaseline = (flow: string): string =>
  existsSync(fileOf(flow)) ? readFileSync(fileOf(flow), 'utf8') : '';

export const storeBaseline = (flow: string, text: string): void => writeFileSync(fileOf(flow), text);
