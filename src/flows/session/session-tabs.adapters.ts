import type { SessionReport } from '#machines/session/session.types.ts';

const NAME = 'roddee.session';

export interface Tabs {
  readonly tell: (event: SessionReport) => void;
  /** Hears the other tabs until the function that it gives is called. */
  readonly follow: (hear: (event: SessionReport) => void) => () => void;
}

const isReport = (message: unknown): message is SessionReport =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  /^session\.(accepted|superseded|refused|ended)$/.test(String(message.type)) &&
  'kinds' in message &&
  Array.isArray(message.kinds);

/** The tabs of this browser tell each other what the server has said of their one session. */
export const sessionTabs = (): Tabs => {
  let channel: BroadcastChannel | null = null;
  return {
    // A channel has no target: only pages of this origin hear it.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (event) => channel?.postMessage(event),
    follow: (hear) => {
      // Closed while the page is put away: a page with an open channel is not kept for going back to.
      const open = () => {
        if (channel !== null) return;
        channel = new BroadcastChannel(NAME);
        channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (isReport(data)) hear(data);
        });
      };
      const close = () => {
        channel?.close();
        channel = null;
      };
      open();
      window.addEventListener('pagehide', close);
      window.addEventListener('pageshow', open);
      return () => {
        close();
        window.removeEventListener('pagehide', close);
        window.removeEventListener('pageshow', open);
      };
    },
  };
};
