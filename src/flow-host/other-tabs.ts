export interface OtherTabs<Message> {
  readonly tell: (message: Message) => void;
  /** Hears the other tabs until the function that it gives is called. */
  readonly follow: (hear: (message: Message) => void) => () => void;
}

/** The tabs of this browser tell each other something; what is no such message, as of another release, is not heard. */
export const otherTabs = <Message>(
  name: string,
  isMessage: (message: unknown) => message is Message,
): OtherTabs<Message> => {
  let channel: BroadcastChannel | null = null;
  return {
    // A channel has no target: only pages of this origin hear it.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (message) => channel?.postMessage(message),
    follow: (hear) => {
      // Closed while the page is put away: a page with an open channel is not kept for going back to.
      const open = () => {
        if (channel !== null) return;
        channel = new BroadcastChannel(name);
        channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (isMessage(data)) hear(data);
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
