import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** Tested by the journey of the flow that begins with it. */
const OF_ANOTHER: Readonly<Record<string, string>> = {
  availability: 'retail-booking',
  'booking-confirmation': 'retail-booking',
  'car-booking': 'corporate',
  'car-form': 'my-cars',
  'fleet-import': 'corporate',
  'corporate-booking': 'corporate',
  'visit-plan': 'corporate',
  'driver-link': 'corporate',
};

const foldersOf = (pattern: RegExp) =>
  [...new Set(repositoryFiles.flatMap((file) => pattern.exec(file)?.[1] ?? []))].toSorted();

const tested = foldersOf(/^tests\/e2e\/([^/]+)\/.*\.e2e\.ts$/).filter((folder) => folder !== 'site');
const walked = (folder: string) =>
  repositoryFiles.some(
    (file) =>
      file.startsWith(`tests/e2e/${folder}/`) &&
      file.endsWith('.e2e.ts') &&
      /tag: .*\bjourney(In\()?/i.test(textOf(file)),
  );
/** The studio is for testers, who can use a browser like ours. */
const NOT_FOR_CUSTOMERS = ['studio'];
/** What a page shows when there is no booking, after the booking's journey has seen the one with it. */
const SHOWN_BY_OTHERS = ['booking-completed'];

it('every flow, and every folder of browser tests, has a journey, which runs in the browsers that are not like others', () => {
  const flows = foldersOf(/^machines\/([^/]+)\/[^/]+\.machine\.ts$/);
  expect(flows.length).toBeGreaterThan(10);
  expect(flows.filter((flow) => !walked(OF_ANOTHER[flow] ?? flow))).toEqual([]);
  expect(
    tested.filter(
      (folder) => !walked(OF_ANOTHER[folder] ?? folder) && ![...SHOWN_BY_OTHERS, ...NOT_FOR_CUSTOMERS].includes(folder),
    ),
  ).toEqual([]);
  expect(walked('booking-completed')).toBe(false);
});
