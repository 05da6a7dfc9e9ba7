import type { AnyMachineSnapshot } from 'xstate';
import { leavesOf } from './leaves.ts';

/** One value of a context. */
export interface ContextLine {
  readonly path: string;
  readonly text: string;
  /** What it was before the step: null if it was not there, undefined if it is the same. */
  readonly was: string | null | undefined;
}

const linesOf = ({ context }: AnyMachineSnapshot) => leavesOf(context);

/** A snapshot's context for readers, with what the step has changed in it; fields that the step has taken away come last. */
export function contextLines(before: AnyMachineSnapshot | null, after: AnyMachineSnapshot): ContextLine[] {
  const was = new Map(before ? linesOf(before).map(({ path, text }) => [path, text]) : []);
  const lines = linesOf(after);
  const wasOf = (path: string, text: string) => {
    const earlier = was.get(path);
    return earlier === text || before === null ? undefined : (earlier ?? null);
  };
  const isWithin = (path: string, other: string) =>
    path === other || path.startsWith(`${other}.`) || other.startsWith(`${path}.`);
  const gone = [...was].filter(([path]) => !lines.some((line) => isWithin(path, line.path)));
  return [
    ...lines.map(({ path, text }) => ({ path, text, was: wasOf(path, text) })),
    ...gone.map(([path, text]) => ({ path, text: '–', was: text })),
  ];
}
