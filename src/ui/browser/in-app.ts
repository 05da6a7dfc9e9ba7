export type App = 'line' | 'social' | 'other';

/** Strings that social apps add to the user agent of their built-in browsers. */
const SOCIAL = [
  /\bFB(AN|AV|_IAB)\b/,
  /\bMessenger/i,
  /\bInstagram\b/i,
  /\bTwitter/i,
  /\b(TikTok|musical_ly|BytedanceWebview)\b/i,
  /\bMicroMessenger\b/i,
  /\bKAKAOTALK\b/i,
  /\bSnapchat\b/i,
  /\bWhatsApp\b/i,
];

/** Any other app, such as our own: Android says so, and on an iPhone only the browsers call themselves Safari. */
const WEBVIEW = /; wv\)|\b(iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

/** The app in whose built-in browser the page is shown. These drop files that a page makes, and cannot print. */
export function appOf(userAgent: string): App | null {
  if (/\bLine\//i.test(userAgent)) return 'line';
  if (SOCIAL.some((app) => app.test(userAgent))) return 'social';
  return WEBVIEW.test(userAgent) ? 'other' : null;
}

/** The app of this page; null on the server too. */
export const shownIn = (): App | null => (typeof navigator === 'undefined' ? null : appOf(navigator.userAgent));

/** LINE opens such an address in the phone's own browser. */
export function outside(address: string): string {
  const url = new URL(address, location.href);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}

export type PrintSupport = 'yes' | 'in-app' | 'no';

/** Whether a page can be printed (RB-13): not in the built-in browsers of social apps, nor without `print`. */
export function printSupport({ userAgent, hasPrint }: { userAgent: string; hasPrint: boolean }): PrintSupport {
  const app = appOf(userAgent);
  if (app === 'line' || app === 'social') return 'in-app';
  return hasPrint ? 'yes' : 'no';
}
