import * as z from 'zod/mini';

interface Turnstile {
  readonly render: (
    place: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly action: string;
      readonly language: string;
      readonly callback: (token: string) => void;
      readonly 'error-callback': () => void;
      readonly 'expired-callback': () => void;
    },
  ) => string;
  readonly remove: (widget: string) => void;
  readonly reset: (widget: string) => void;
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
const LOADING_MS = 15_000;
const provider: z.ZodMiniType<Turnstile> = z.custom<Turnstile>((value) => typeof value === 'object' && value !== null);

const found = (): Turnstile | null => z.safeParse(provider, Reflect.get(window, 'turnstile')).data ?? null;

let loading: Promise<Turnstile> | null = null;

/** Cloudflare's script, once for the page. Rejects where it is blocked or does not come; another try loads it again. */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      loading = null;
      script.remove();
      reject(new Error('no captcha'));
    };
    const timer = setTimeout(fail, LOADING_MS);
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const turnstile = found();
      if (turnstile === null) fail();
      else resolve(turnstile);
    });
    script.src = SCRIPT;
    document.head.append(script);
  });
  return loading;
}

/** The policy of a page is that of the document that was opened: one that was opened elsewhere does not let the script in. */
export const isOpenedHere = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation');
  return opened === undefined || new URL(opened.name, location.href).pathname === location.pathname;
};
