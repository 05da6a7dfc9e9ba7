import type * as z from 'zod/mini';

/**
 * Who somebody can be: a guest by the session of this browser, a member of the loyalty programme, a company with its fleet, or a driver
 * by the link to one booking.
 */
export const KINDS = ['company', 'member', 'link', 'guest'] as const;
/** What bookings, cars and points belong to. */
export type OwnerKind = (typeof KINDS)[number];
/** A webview of the app has a session for redeeming alone, and is nobody elsewhere: it acts as its member in the calls that name it. */
export const SESSION_KINDS = [...KINDS, 'webview'] as const;
export type Kind = (typeof SESSION_KINDS)[number];
/** Those who have an account, with one live session at a time; a browser can be signed in as both. */
export const ACCOUNT_KINDS = ['member', 'company'] as const satisfies readonly Kind[];
export type AccountKind = (typeof ACCOUNT_KINDS)[number];
/** A company books for its cars, else a member, else a guest. */
export const BOOKERS = ['company', 'member', 'guest'] as const satisfies readonly Kind[];

/**
 * What a call names that the caller must own: under what it is, the dotted path of one id or a list of ids in the request. `orCode`: without an
 * id the call asks by plate and code, which prove the right to it.
 */
export type Owned =
  | { readonly bookings: string; readonly orCode?: true; readonly cars?: never; readonly redemptions?: never }
  | { readonly cars: string; readonly bookings?: never; readonly redemptions?: never }
  | { readonly redemptions: string; readonly bookings?: never; readonly cars?: never };

/** One call that client and server promise each other (section 7). */
export interface Call<Request extends z.ZodMiniType = z.ZodMiniType, Answer extends z.ZodMiniType = z.ZodMiniType> {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** As the client sends it; the server answers with or without the slash at the end. */
  readonly path: string;
  /** Who may call: the first kind that the caller is counts. A guest needs no session yet. */
  readonly who: readonly Kind[];
  /** What must be the caller's own: somebody else's is answered like something that does not exist. */
  readonly owns: Owned | null;
  /** Constant fields that tell calls on one path apart. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The fields of a POST that travel in its address, beside the form. */
  readonly query?: readonly string[];
  /** For calls with files among their fields (`z.file()`): the most bytes of all fields. No field is a list. */
  readonly multipart?: { readonly maxBytes: number };
  /** Decodes the text fields of the query or the form into values, and encodes them back. */
  readonly request: Request;
  readonly answer: Answer;
  /** Asks the client for a field against caching (API-03). */
  readonly timestamp?: true;
  /** It is about what the caller owns: let in like a booking, and never cached. */
  readonly personal?: true;
  /**
   * It changes something: the origin is checked, and repeats of a `request_key` get the same answer. A GET that writes is, further, no navigation, no
   * picture and nothing fetched ahead.
   */
  readonly writes?: true;
  /** It is about the sessions themselves, and is answered even if the caller's has ended. */
  readonly anySession?: true;
  /** The rate limit that guards it; without one, a call that only reads counts against the caller's read budget. */
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
