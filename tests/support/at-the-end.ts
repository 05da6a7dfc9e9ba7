import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Ends what a test has begun when that test is over, and what was begun at the top of a file after its last test. The last begun
 * is the first to end.
 */
export function atTheEnd(end: () => unknown): void {
  const work = async () => void (await end());
  if (TestRunner.getCurrentTest()) onTestFinished(work);
  else afterAll(work);
}
