export interface OtherTabs<Message> {
  readonly tell: (message: Message) => void;
  /** Listens to the other tabs until the returned function is called. */
  readonly follow: (hear: (message: Message) => void) => () => void;
}

/** Messages between the tabs of this browser; unknown ones, such as from another release, are ignored. */
export const otherTabs = <Message>(
  name: string,
  isMessage: (message: unknown) => message is Message,
): OtherTabs<Message> => {
  let channel: BroadcastChannel | null = null;
  return {
    // A channel has no target origin: only pages of this origin receive it.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (message) => channel?.postMessage(message),
    follow: (hear) => {
      // Closed when the page is hidden: browsers do not put a page with an open channel into the back/forward cache.
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
