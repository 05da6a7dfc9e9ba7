import type { Language } from '#domain/constants.ts';
import type { OpenChart } from '#studio/page/chart-data.ts';

/** The labels of states, or their ids if the chart does not know them. */
export const innermostNames = ({ states }: OpenChart, ids: readonly string[], language: Language): string =>
  ids.map((id) => states.get(id)?.label[language] ?? id).join(' · ');

/** Milliseconds as `12.345 s`. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(3)} s`;
