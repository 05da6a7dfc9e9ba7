import * as z from 'zod/mini';
import type { Call, RequestOf } from '#contract/call.ts';
import { calls, type CallName } from '#contract/calls/all.ts';

/** The fields with which the client makes this call, encoded for a query or a form. */
export function formText<N extends CallName>(name: N, request: RequestOf<(typeof calls)[N]>): string {
  const call: Call = calls[name];
  const fields = z.encode(call.request, request) as Record<string, string>;
  return new URLSearchParams({ ...call.fixed, ...fields, key_account: 'roddee-web' }).toString();
}

/**
 * A text in which some words are replaced again and again, split once. Each word must occur once in the text. The values are inserted
 * unchanged.
 */
export function template<Name extends string>(
  text: string,
  words: Readonly<Record<Name, string>>,
): (values: Readonly<Record<Name, string>>) => string {
  const places = (Object.keys(words) as Name[])
    .map((name) => ({ name, at: text.indexOf(words[name]) }))
    .toSorted((a, b) => a.at - b.at);
  let from = 0;
  const pieces = places.map(({ name, at }) => {
    if (at < from) throw new Error(`The text has no place for ${name}.`);
    const before = text.slice(from, at);
    from = at + words[name].length;
    return { before, name };
  });
  const rest = text.slice(from);
  return (values) => {
    let whole = '';
    for (const { before, name } of pieces) whole += before + values[name];
    return whole + rest;
  };
}
