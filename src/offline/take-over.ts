/** What a page tells a waiting service worker when the person has agreed to the new version. */
export const TAKE_OVER = 'take-over';
