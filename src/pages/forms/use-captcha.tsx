import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { CaptchaKind } from '#contract/calls/form.shapes.ts';
import type { Api } from '#src/api/client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { TurnstilePart } from './turnstile.part.tsx';
import styles from './forms.module.css';

interface CaptchaPort {
  /** What the form shows of it, above its button. */
  readonly part: ReactNode;
  /** The proof that goes with the form; null if none is asked for. Rejects if none can be had. */
  readonly prove: (signal: AbortSignal) => Promise<string | null>;
}

type Waiting = { readonly give: (token: string) => void; readonly fail: (reason: Error) => void };

/** One that is there, or the next one that comes. */
function createTokens() {
  let token: string | null = null;
  let waiting: readonly Waiting[] = [];
  let isBroken = false;
  const settle = (end: (one: Waiting) => void) => {
    const all = waiting;
    waiting = [];
    all.forEach(end);
  };
  return {
    put: (next: string | null) => {
      token = next;
      if (next === null) return;
      isBroken = false;
      settle(({ give }) => give(next));
    },
    fail: () => {
      isBroken = true;
      settle(({ fail }) => fail(new Error('no captcha')));
    },
    take: (signal: AbortSignal): Promise<string> => {
      if (token !== null) return Promise.resolve(token);
      if (isBroken) return Promise.reject(new Error('no captcha'));
      return new Promise((give, fail) => {
        waiting = [...waiting, { give, fail }];
        signal.addEventListener('abort', () => fail(new Error('no captcha')), { once: true });
      });
    },
    forget: () => {
      token = null;
      isBroken = false;
    },
  };
}

/** How the form that is shown finds out whether a person fills it in. */
export function useCaptcha(api: Api, kind: CaptchaKind | null | undefined): CaptchaPort {
  const language = useLanguage();
  const [tokens] = useState(createTokens);
  const [round, setRound] = useState(0);
  if (!kind) return { part: null, prove: () => Promise.resolve(null) };
  if (kind.kind === 'work')
    return {
      part: (
        <p className={styles.captcha}>
          <Trans>When you send it, your browser works for a few seconds to show that you are not a program.</Trans>
        </p>
      ),
      prove: async (signal) => {
        const { proveByWork } = await import('./work-proof.ts');
        return proveByWork(api, signal);
      },
    };
  return {
    part: (
      <TurnstilePart
        // Each token is valid once: another round asks for another.
        key={round}
        siteKey={kind.site_key}
        language={language}
        onToken={tokens.put}
        onFailed={tokens.fail}
      />
    ),
    prove: async (signal) => {
      try {
        return await tokens.take(signal);
      } finally {
        // Whatever becomes of it, it is used: the next try needs another one.
        tokens.forget();
        setRound((before) => before + 1);
      }
    },
  };
}
