import { appendFileSync, mkdirSync } from 'node:fs';

/** `npm run test:long` asks for the whole figures of `docs/reliability.md`, `npm test` for a share of them. */
const whole = process.env['TEST_EFFORT'] === 'full';

export const effort = (share: number, full: number): number => (whole ? full : share);

/** Where `npm run test:long` gathers what was measured. */
const folder = '.cache/long';

export interface Figure {
  readonly what: string;
  readonly wanted: string;
  readonly measured: string;
}

/** Call it after all assertions; for a share the figure is only printed. */
export function reportFigure(figure: Figure): void {
  process.stdout.write(`${figure.what}: ${figure.measured}\n`);
  if (!whole) return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(`${folder}/figures.jsonl`, `${JSON.stringify(figure)}\n`);
}
