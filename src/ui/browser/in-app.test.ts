import { describe, expect, it } from 'vitest';
import { appOf, printSupport } from './in-app.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile';

describe('the app in which a page is shown', () => {
  it.each([
    ['line', `${IPHONE} Safari Line/14.19.1`],
    ['line', `${ANDROID} Safari/537.36 Line/14.9.1/IAB`],
    ['social', `${IPHONE} Mobile/22B91 [FBAN/FBIOS;FBAV/490.0.0.41.103;FBBV/665337277]`],
    ['social', `${IPHONE} Mobile/22B91 Instagram 358.0.0.29.89 (iPhone16,2; iOS 18_1)`],
    ['other', `${ANDROID} Safari/537.36`],
    ['other', `${IPHONE} Mobile/22B91`],
    [null, `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
    [null, `${IPHONE} CriOS/131.0 Mobile/15E148 Safari/604.1`],
    [
      null,
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
    ],
  ] as const)('is %s: %s', (app, userAgent) => {
    expect(appOf(userAgent)).toBe(app);
  });
});

describe('whether the page can be printed', () => {
  it.each([
    `${IPHONE} Safari Line/14.19.1`,
    `${IPHONE} Mobile/22B91 [FBAN/FBIOS;FBAV/490.0.0.41.103;FBBV/665337277]`,
    `${ANDROID} Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.63.82;]`,
    `${IPHONE} Mobile/22B91 Instagram 358.0.0.29.89 (iPhone16,2; iOS 18_1)`,
    `${IPHONE} Mobile/22B91 Twitter for iPhone/10.64`,
    `${ANDROID} Safari/537.36 TwitterAndroid`,
    `${ANDROID} Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`,
    `${IPHONE} MicroMessenger/8.0.53`,
  ])('RB-13 not in the browser inside a social app: %s', (userAgent) => {
    expect(printSupport({ userAgent, hasPrint: true })).toBe('in-app');
  });

  it.each([
    `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) Firefox/133.0 Online/1',
  ])('RB-13 in a browser: %s', (userAgent) => {
    expect(printSupport({ userAgent, hasPrint: true })).toBe('yes');
    expect(printSupport({ userAgent, hasPrint: false })).toBe('no');
  });
});
