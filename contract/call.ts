import type * as z from 'zod/mini';

/**
 * The kinds of caller: a guest, identified by this browser's session; a member of the loyalty programme; a company with its fleet; or a driver,
 * identified by the link to one booking.
 */
export const KINDS = ['company', 'member', 'link', 'guest'] as const;
/** The kinds of owner to whom bookings, cars and points belong. */
export type OwnerKind = (typeof KINDS)[number];
/**
 * The app's webview has a session that is only for redeeming coupons. It acts as its member in calls whose `who` includes it, and counts as nobody in
 * all others.
 */
export const SESSION_KINDS = [...KINDS, 'webview'] as const;
export type Kind = (typeof SESSION_KINDS)[number];
/** The kinds that have an account, with one live session at a time; a browser can be signed in as both. */
export const ACCOUNT_KINDS = ['member', 'company'] as const satisfies readonly Kind[];
export type AccountKind = (typeof ACCOUNT_KINDS)[number];
/** Who a booking is made for: the company if one is signed in, otherwise the member, otherwise the guest. */
export const BOOKERS = ['company', 'member', 'guest'] as const satisfies readonly Kind[];

/**
 * What a call names that the caller must own: by kind, the dotted path in the request of one id or a list of ids. `orCode`: without an id the call
 * names plate and code instead, which are the proof.
 */
export type Owned =
  | { readonly bookings: string; readonly orCode?: true; readonly cars?: never; readonly redemptions?: never }
  | { readonly cars: string; readonly bookings?: never; readonly redemptions?: never }
  | { readonly redemptions: string; readonly bookings?: never; readonly cars?: never };

export type OtherNames = Readonly<Record<string, string>>;

/** The values under the names of the request: a value under another name counts where the field itself is absent. */
export function byOwnNames<Value>(
  values: Readonly<Record<string, Value>>,
  also: OtherNames | undefined,
): Readonly<Record<string, Value>> {
  const renamed = Object.entries(also ?? {}).flatMap(([other, own]) => {
    const value = values[other];
    return value === undefined || values[own] !== undefined ? [] : [[own, value] as const];
  });
  return renamed.length === 0 ? values : { ...values, ...Object.fromEntries(renamed) };
}

/** A call that client and server have agreed on (section 7). */
export interface Call<Request extends z.ZodMiniType = z.ZodMiniType, Answer extends z.ZodMiniType = z.ZodMiniType> {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** As the client sends it; the server accepts it with or without the trailing slash. */
  readonly path: string;
  /** Who may make the call; if the caller is of several kinds, the first listed one counts. A guest does not need a session yet. */
  readonly who: readonly Kind[];
  /** What must belong to the caller; something that belongs to somebody else is answered as if it did not exist. */
  readonly owns: Owned | null;
  /** Constant fields that distinguish calls with the same path. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The fields of a POST that are sent in its address instead of the form. */
  readonly query?: readonly string[];
  /** For calls with files among their fields (`z.file()`): the maximum size of all fields together, in bytes. No field may be a list. */
  readonly multipart?: {
    readonly maxBytes: number;
    /** What the caller is told of a larger one; 1008 if nothing is said. */
    readonly tooLarge?: 'photoTooLarge';
  };
  /** Fields that hold texts, also where one looks like a number or a day that could not be stored as such. */
  readonly texts?: readonly string[];
  /** For calls without files whose form may be larger than others: its maximum size in bytes, as it is sent. */
  readonly maxBytes?: number;
  /** Decodes the text fields of the query or the form into values, and encodes them back. */
  readonly request: Request;
  readonly answer: Answer;
  /** Other names under which the server accepts fields, each with the name that the request has. */
  readonly also?: OtherNames;
  /** The client adds a timestamp field, to prevent caching (API-03). */
  readonly timestamp?: true;
  /** The call is about something the caller owns: it is admitted like a booking and never cached. */
  readonly personal?: true;
  /** The call reads much of what an account owns: it is admitted after bookings, only a few at once, and each account has its own share. */
  readonly heavy?: true;
  /** The call works for seconds in a thread of its own: it has places of its own, and takes none from what its caller reads meanwhile. */
  readonly ownThread?: true;
  /**
   * The call changes something: its origin is checked, and repeats of a `request_key` get the same answer. A GET that writes is also refused as a
   * navigation, as an image and as a prefetch.
   */
  readonly writes?: true;
  /** The call is about the sessions themselves, and is answered even if the caller's session has ended. */
  readonly anySession?: true;
  /** How long the answer may take, in milliseconds, where that is longer than the 20 seconds of other calls. */
  readonly answersWithin?: number;
  /** The call's own rate limit; without one, a call that only reads counts towards the caller's read budget. */
  readonly limit?: 'hold' | 'lookup';
}

/** What makes a definition invalid: a field that calls do not have, or a query field that its request does not have. */
type Sound<C extends Call> = Readonly<Record<Exclude<keyof C, keyof Call>, never>> & {
  readonly query?: readonly (keyof z.output<C['request']>)[];
};

/** Keeps the exact type of a call, including its literals, so that the types tell reads from writes. */
export const defineCall = <const C extends Call>(call: C & Sound<C>): C => call;

/** The values that a caller gives and a handler gets. */
export type RequestOf<C extends Call> = z.output<C['request']>;
/** The value under `results` of a successful answer. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;
