import * as z from 'zod/mini';
import { defineCall, KINDS } from '../call.ts';
import { requestKey, requiredLine } from '../codecs.ts';
import { accountCode as code } from './member.shapes.ts';

const opened = z.object({ code });

/**
 * The app hands its member over to a webview (decision 45): its value can be used once, within a minute, and only for redeeming. A repeat with the
 * same key is answered again. If the value cannot be used, nobody is signed in to the webview.
 */
export const openWebview = defineCall({
  id: 'X15',
  method: 'POST',
  path: '/x/webview/open/',
  who: KINDS,
  owns: null,
  writes: true,
  anySession: true,
  request: z.object({ hand_over: requiredLine(500), request_key: z.optional(requestKey) }),
  answer: opened,
});

/** Whose webview this is, for a freshly loaded page. */
export const readWebview = defineCall({
  id: 'X16',
  method: 'GET',
  path: '/x/webview/',
  who: ['webview'],
  owns: null,
  personal: true,
  request: z.object({}),
  answer: opened,
});
