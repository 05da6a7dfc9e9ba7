import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import type { ChartUnderTest } from './chart-under-test.ts';
import { changesText, eventName, eventText, shortEffect, stateText, viewText } from './chart-text.ts';
import type { Step } from './chart-step.ts';
import type { Exploration } from './explore.ts';

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

const nameOf = ({ baseline }: ChartUnderTest, event: AnyEventObject): string =>
  event.type === 'start' || !baseline?.event
    ? eventText(event)
    : `${eventName(event)} ${baseline.event(event)}`.trimEnd();

const briefEffect = (effect: string) => {
  const [, told] = /"type":"([^"]+)"/.exec(effect) ?? [];
  const [verb, name] = effect.split(' ');
  return verb === 'tell' ? `tell ${name} ${told}` : verb === 'start' ? `start ${name}` : shortEffect(effect);
};

export const isIgnored = ({ before, fired }: Step): boolean => before !== null && fired.length === 0;

/** Where a step begins and what causes it. */
export const causeText = (chart: ChartUnderTest, { before, event }: Step): string =>
  `${before === null ? '*' : placeText(chart, before)} --${nameOf(chart, event)}-->`;

/** A step as the baseline shows it; an ignored event that still does something is marked. */
export function lineText(chart: ChartUnderTest, step: Step): string {
  const effects = step.effects.filter(isSaid).map(chart.baseline?.briefEffects ? briefEffect : shortEffect);
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

/** What the chart does, for reviewers: a line for each distinct step, then the events that each state ignores. */
export function baselineText(chart: ChartUnderTest, exploration: Pick<Exploration, 'steps'>): string {
  const lines = new Set(exploration.steps.filter((step) => !isIgnored(step)).map((step) => lineText(chart, step)));
  return [...[...lines].toSorted(byText), '', ...ignoredLines(chart, exploration).toSorted(byText), ''].join('\n');
}

const fileOf = (flow: string) => new URL(`../../flows/${flow}/baseline.txt`, import.meta.url);

/** The reviewed baseline, or an empty text. */
export const storedBaseline = (flow: string): string =>
  existsSync(fileOf(flow)) ? readFileSync(fileOf(flow), 'utf8') : '';

export const storeBaseline = (flow: string, text: string): void => writeFileSync(fileOf(flow), text);
