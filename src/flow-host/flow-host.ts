import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import type { Languages } from '#src/i18n/languages.ts';

/** What a flow needs of the page that it runs in: the router's context has it. */
export interface FlowHost {
  readonly api: (language: Language) => Api;
  readonly languages: Languages;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** For what has a call on its way: another sign-in has ended the session, and the call is not answered any more. */
  readonly session: { readonly onSuperseded: (tell: () => void) => () => void };
}

/** What a flow's adapters get: the calls in the language that the page is in at that moment. */
export interface CallHost {
  readonly api: () => Api;
  readonly language: () => Language;
  readonly now: () => number;
}

export interface SpokenHost extends CallHost {
  readonly speak: (language: Language) => void;
}

/** For a flow that goes on when the page changes to another language. */
export const spokenHost = (host: Pick<FlowHost, 'api' | 'now'>, first: Language): SpokenHost => {
  let language = first;
  return {
    api: () => host.api(language),
    language: () => language,
    now: host.now,
    speak: (next) => {
      language = next;
    },
  };
};
