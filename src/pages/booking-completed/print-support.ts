export type PrintSupport = 'yes' | 'in-app' | 'no';

/** Strings that social apps add to the user agent of their built-in browsers. */
const IN_APP = [
  /\bLine\//i,
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

/** Whether a page can be printed (RB-13): not in the built-in browsers of social apps, nor without `print`. */
export function printSupport({ userAgent, hasPrint }: { userAgent: string; hasPrint: boolean }): PrintSupport {
  if (IN_APP.some((app) => app.test(userAgent))) return 'in-app';
  return hasPrint ? 'yes' : 'no';
}
