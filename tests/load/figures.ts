export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The value that this share of them does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const spreadOf = (values: readonly number[]): Spread => ({
  median: quantile(values, 0.5),
  min: Math.min(...values),
  max: Math.max(...values),
});

export const shown = ({ median, min, max }: Spread, digits = 0): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)} to ${max.toFixed(digits)})`;

const OVER = 'OVER';

export const verdict = (isWithin: boolean): string => (isWithin ? 'pass' : OVER);

/** Whether every figure that a Markdown table judges is within its limit. */
export const isWithinLimits = (markdown: string): boolean =>
  !markdown.split('\n').some((row) => row.split('|').some((cell) => cell.trim() === OVER));
