import type { Db } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { takeHandOver } from './webview.repo.ts';

/** The webview of the app, which redeems for the member that the app hands over (decision 45). */
export function webviewHandlers(db: Db) {
  return {
    async openWebview({ hand_over: value, request_key: key = null }, { openSession, endSession }) {
      const handed = await takeHandOver(db, value, key);
      if (handed === null || handed.refused) {
        // End the webview's previous session: its member need not be the one who opens it now.
        await endSession('webview');
        throw new CallFailure(handed === null ? 'codeRefused' : 'cardRefused');
      }
      return { code: await openSession('webview', handed.member) };
    },

    readWebview(_request, { code }) {
      if (code === null) throw new CallFailure('pleaseLogIn');
      return Promise.resolve({ code });
    },
  } satisfies Partial<Handlers>;
}
