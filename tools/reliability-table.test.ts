import { describe, expect, it } from 'vitest';
import { tableOf } from './reliability-table.mjs';

const summary = { machine: 'a machine', minutes: 1.25, steps: [{ name: 'holds', seconds: 61.4, failed: 0 }] };
const figure = (what: string, measured: string) => ({ what, wanted: 'all', measured });

describe('the table of reliability', () => {
  const first = tableOf('', {
    figures: [figure('one', '10 of 10'), figure('two | three', 'all')],
    whole: true,
    summary,
  });

  it('has a row for each figure, with its duration and machine', () => {
    expect(first).toMatch(
      /^\| what \| figure wanted \| measured \| date \|\n\|( --- \|){4}\n\| one \| all \| 10 of 10 \| \d{4}-/,
    );
    expect(first).toContain('| two / three | all | all |');
    expect(first).toContain('Last run: 1.3 minutes on a machine. Steps: holds 61 s.');
  });

  it('keeps the rows of what was not run, and changes those that were', () => {
    const next = tableOf(first, { figures: [figure('one', '9 of 10')], whole: false, summary });
    expect(next).toContain('| one | all | 9 of 10 |');
    expect(next).not.toContain('10 of 10');
    expect(next).toContain('| two / three | all | all |');
    expect(next.match(/\| one \|/g)).toHaveLength(1);
  });

  it('names a part that failed', () => {
    const failed = { ...summary, steps: [{ name: 'holds', seconds: 1, failed: 2 }] };
    expect(tableOf('', { figures: [], whole: true, summary: failed })).toContain('holds 1 s (FAILED)');
  });
});
