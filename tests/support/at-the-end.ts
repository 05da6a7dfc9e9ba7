import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Ends what a test has started when that test is over, and what was started at the top of a file after its last test, in reverse order. */
export function atTheEnd(end: () => unknown): void {
  const work = async () => void (await end());
  if (TestRunner.getCurrentTest()) onTestFinished(work);
  else afterAll(work);
}
