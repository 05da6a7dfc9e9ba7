import type * as z from 'zod/mini';

/**
 * Who somebody can be: a guest by the session of this browser, a member of the loyalty programme, a company with its fleet, or a driver
 * by the link to one booking.
 */
export const KINDS = ['company', 'member', 'link', 'guest'] as const;
export type Kind = (typeof KINDS)[number];
/** Who has an account, and one living session of it at a time: a browser can be signed in as both. */
export const ACCOUNT_KINDS = ['member', 'company'] as const satisfies readonly Kind[];
export type AccountKind = (typeof ACCOUNT_KINDS)[number];
/** A company books for its cars, else a member, else a guest. */
export const BOOKERS = ['company', 'member', 'guest'] as const satisfies readonly Kind[];

/** What a call names of its owner's: `field` is the dotted path of one id or a list of ids in the request. */
export interface Owned {
  readonly bookings: string;
  /** Without an id the call asks by plate and code, which are the proof. */
  readonly orCode?: true;
}

/**
 * One call that client and server promise each other (section 7).
 * `path` is what the client sends; the server also answers with or without the slash at the end.
 * `who` may call: the first kind that the caller is counts, and a guest needs no session yet. `owns` is what must be the caller's own, or null: somebody else's
 * is answered like something that does not exist. `fixed` are constant fields that tell calls on one path apart. `request` decodes the text
 * fields of the query or the form into values, and encodes them back. `timestamp` asks the client for a field against caching (API-03).
 * `limit` names the rate limit that guards it; a call that only reads and names none counts against the caller's reading budget. `writes` calls change something: the origin is checked and `request_key` repeats are answered alike.
 * `anySession` calls are about the sessions themselves: they are answered whatever has become of the caller's, also where another sign-in has ended one.
 * `query` names the fields of a POST that travel in its address, beside the form. `multipart` calls have files among their fields (`z.file()`),
 * at most this many bytes in all, and no field is a list.
 */
export interface Call<Request extends z.ZodMiniType = z.ZodMiniType, Answer extends z.ZodMiniType = z.ZodMiniType> {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly who: readonly Kind[];
  readonly owns: Owned | null;
  readonly fixed?: Readonly<Record<string, string>>;
  readonly query?: readonly string[];
  readonly multipart?: { readonly maxBytes: number };
  readonly request: Request;
  readonly answer: Answer;
  readonly timestamp?: true;
  readonly personal?: true;
  readonly writes?: true;
  readonly anySession?: true;
  readonly limit?: 'hold' | 'lookup';
}

/** What a call may not say: a field that calls do not have, or a query field that its request does not have. */
type Sound<C extends Call> = Readonly<Record<Exclude<keyof C, keyof Call>, never>> & {
  readonly query?: readonly (keyof z.output<C['request']>)[];
};

/** Keeps the exact type of a call, including its literals, so that the types tell reads from writes. */
export const defineCall = <const C extends Call>(call: C & Sound<C>): C => call;

/** The values that a caller gives and a handler gets. */
export type RequestOf<C extends Call> = z.output<C['request']>;
/** The value under `results` of a successful answer. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;
