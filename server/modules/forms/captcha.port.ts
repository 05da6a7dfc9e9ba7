import type { AnswerOf } from '#contract/call.ts';
import type { readChallenge } from '#contract/calls/form.calls.ts';
import type { CaptchaKind } from '#contract/calls/form.shapes.ts';

/** What became of a token: `nonce` is used up by the form that it came with, and forgotten at `expires_at`. */
export interface Proof {
  readonly ok: boolean;
  readonly nonce: string;
  readonly expires_at: string;
}

export const NO_PROOF: Proof = { ok: false, nonce: '', expires_at: new Date(0).toISOString() };

/** What the proof was given for; a proof for another form does not count. */
export const CAPTCHA_ACTION = 'franchise';

/** A way to find out whether a person sends a form. */
export interface Captcha {
  readonly kind: CaptchaKind;
  /** Null where the browser gets its question elsewhere. */
  readonly challenge: (() => Promise<AnswerOf<typeof readChallenge>['challenge']>) | null;
  /** `requestKey`: equal for the repeats of one try, null if it has none. A provider that does not answer has not agreed. */
  readonly check: (
    token: string,
    about: { readonly address: string; readonly requestKey: string | null },
  ) => Promise<Proof>;
}
