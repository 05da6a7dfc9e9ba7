import { scriptOf, type RunFile } from './run-file.ts';
import type { Script } from './run.ts';

/** The runs that are kept with the tests, which replay them. */
const files = import.meta.glob<RunFile>('../../../tests/flows/*/runs/*.json', { eager: true, import: 'default' });

export interface SavedRun {
  /** The name of its file. */
  readonly name: string;
  readonly flow: string;
  readonly title: RunFile['title'];
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');

export const savedRuns: readonly SavedRun[] = Object.entries(files).map(([path, { flow, title }]) => ({
  name: nameOf(path),
  flow,
  title,
}));

const MARK = '@';

/** A kept run in a link, by the name of its file. */
export const addressOfSaved = (name: string): string => `${MARK}${name}`;

export const isAddressOfSaved = (run: string): boolean => run.startsWith(MARK);

/** The kept run of a flow that a link names; null if there is none. */
export function savedRunAt(flow: string, run: string): Script | null {
  const found = Object.entries(files).find(
    ([path, file]) => file.flow === flow && addressOfSaved(nameOf(path)) === run,
  );
  return found ? scriptOf(found[1]) : null;
}
