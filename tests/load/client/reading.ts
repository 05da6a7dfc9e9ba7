import { calls, type CallName } from '#contract/calls/all.ts';
import type { RequestOf } from '#contract/call.ts';
import { formText } from './form-text.ts';
import { readRequest } from './requests.ts';

/** One of the requests that a browser sends while its user looks around; the number makes it unique, so that no cache has it. */
type Question = (number: number) => string;

/** A browser takes answers compressed. */
const BROWSER = 'Accept-Encoding: gzip, br\r\n';

const visit = { hours: 0.5, max_pre_day: 0 };

function call<N extends CallName>(name: N, request: RequestOf<(typeof calls)[N]>): Question {
  const address = `${calls[name].path}?${formText(name, request)}`;
  return 'timestamp' in calls[name]
    ? (number) => readRequest(`${address}&timestamp=${number}`, BROWSER)
    : () => readRequest(address, BROWSER);
}

const page =
  (path: string): Question =>
  () =>
    readRequest(path, `Accept: text/html\r\n${BROWSER}`);

const perBranch = (branches: readonly number[], of: (branch: number) => Question): Question => {
  const questions = branches.map(of);
  return (number) => questions[number % questions.length]?.(number) ?? '';
};

/**
 * What a hundred requests for reading consist of: a visit opens one or two pages, asks for branches and services, sees where something is
 * free soon, and looks at the times of a few branches and services.
 */
const visitOf = (branches: readonly number[]): readonly (readonly [number, Question])[] => [
  [8, page('/th')],
  [6, page('/th/booking')],
  [4, perBranch(branches, (branch) => page(`/th/booking?branch=${branch}&services=103`))],
  [12, call('listBranches', { options: { entities: ['open_time', 'close_time'] } })],
  [10, call('listServices', { options: { entities: ['hours', 'pre_day'] } })],
  [5, call('listHomeWidgets', {})],
  [15, call('listSoonest', { ...visit, limit: 50 })],
  [40, perBranch(branches, (branch) => call('listDateTimes', { ...visit, location_id: branch }))],
];

/** Draws such requests by their weights. */
export function readerOf(branches: readonly number[]): () => string {
  const drawn = visitOf(branches).flatMap(([weight, question]) => Array.from({ length: weight }, () => question));
  let number = Math.floor(Math.random() * 1_000_000);
  return () => {
    number += 1;
    return drawn[Math.floor(Math.random() * drawn.length)]?.(number) ?? '';
  };
}
