import type { AnyEventObject } from 'xstate';
import type { TestPathResult } from 'xstate/graph';
import type { Step } from './chart-step.ts';
import type { ChartPath } from './explore.ts';

/** Tests a path: `cause` makes each of its events happen, the start among them, and `check` says what must be true after it. */
export const testPath = (
  path: ChartPath,
  cause: (event: AnyEventObject, passed: number) => Promise<void>,
  check: (step: Step) => void | Promise<void>,
): Promise<TestPathResult> =>
  path.test({
    events: Object.fromEntries(
      path.steps.map(({ event: { type }, state: { step, passed } }) => [
        type,
        ({ event }) => (step ? cause(event, passed) : undefined),
      ]),
    ),
    states: { '*': ({ step }) => (step ? check(step) : undefined) },
  });

/** The name of the input with which a path starts the chart. */
export const inputOf = ({ steps }: ChartPath): string =>
  String(steps.find(({ event }) => event.type === 'start')?.event['input']);

/** The events of a path, without XState's own for its beginning. */
export const eventsOf = ({ steps }: ChartPath): AnyEventObject[] =>
  steps.flatMap(({ event, state: { step } }) => (step ? [event] : []));
