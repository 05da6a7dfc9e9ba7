import type * as z from 'zod/mini';

/** Who may make a call: anyone, whoever made the temporary booking (its guest session), or its owner or the holder of plate and code. */
export type Who = 'anyone' | 'holder' | 'owner-or-code';

/**
 * One call that client and server promise each other (section 7).
 * `path` is what the client sends; the server also answers with or without the slash at the end.
 * `fixed` are constant fields by which calls on one path are told apart. `request` decodes the text fields of the query or the
 * form into values, and encodes them back. `timestamp` asks the client for a field against caching (API-03).
 * `limit` names the rate limit that guards it. `writes` calls change something: the origin is checked and `request_key` repeats are answered alike.
 */
export interface Call<Request extends z.ZodMiniType = z.ZodMiniType, Answer extends z.ZodMiniType = z.ZodMiniType> {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly who: Who;
  readonly fixed?: Readonly<Record<string, string>>;
  readonly request: Request;
  readonly answer: Answer;
  readonly timestamp?: true;
  readonly personal?: true;
  readonly writes?: true;
  readonly limit?: 'browse' | 'hold' | 'lookup';
}

/** Keeps the exact types of a call's schemas. */
export const defineCall = <Request extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  call: Call<Request, Answer>,
): Call<Request, Answer> => call;

/** The values that a caller gives and a handler gets. */
export type RequestOf<C extends Call> = z.output<C['request']>;
/** The value under `results` of a successful answer. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;
