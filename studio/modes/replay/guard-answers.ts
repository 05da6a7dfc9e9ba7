import type { AnyStateNode } from 'xstate';
import { idOfTransition, transitionsFor, type NamedTransition } from './named-transition.ts';

/** What a guard has answered, by the id of its transition. */
export type GuardAnswer = readonly [transition: string, answer: boolean];

interface Asked {
  readonly active: ReadonlySet<AnyStateNode>;
  readonly event: string;
  readonly taken: readonly NamedTransition[];
}

/** Of the transitions that a node has for an event the first that may be taken is taken: those before it were asked in vain. */
function answersIn(node: AnyStateNode, event: string, until: number): GuardAnswer[] {
  return transitionsFor(node, event)
    .slice(0, until + 1)
    .flatMap((transition, index): GuardAnswer[] => {
      const id = idOfTransition(transition);
      return id === null || transition.guard === undefined ? [] : [[id, index === until]];
    });
}

/** As XState asks: from the inside to the outside, until one is found. Says whether one was. */
function ask(node: AnyStateNode, asked: Asked, answers: GuardAnswer[]): boolean {
  const within = Object.values(node.states).filter((child) => asked.active.has(child));
  const isFound = within.map((child) => ask(child, asked, answers)).includes(true);
  if (isFound) return true;
  const { event, taken } = asked;
  const found = taken.find((each) => each.source === node && each.event === event);
  answers.push(...answersIn(node, event, found ? found.index : Infinity));
  return found !== undefined;
}

const isOneRegion = (active: ReadonlySet<AnyStateNode>) => [...active].every(({ type }) => type !== 'parallel');

/**
 * What the guards must have answered for an event to do what it did. Nothing is played again: a trace has no context, but a refused event was refused
 * by all that were asked, and what was taken tells of those before it. Where regions that run side by side answered one event, one may have
 * hindered the other, so only what was taken is told of.
 */
export function guardAnswers(root: AnyStateNode, asked: Asked): GuardAnswer[] {
  const { active, event, taken } = asked;
  const answers: GuardAnswer[] = [];
  const isWalked = active.size > 0 && (taken.length === 0 || isOneRegion(active));
  if (isWalked) ask(root, asked, answers);
  const first = isWalked ? taken.find((each) => each.event === event) : undefined;
  for (const each of taken) if (each !== first) answers.push(...answersIn(each.source, each.event, each.index));
  return answers;
}
