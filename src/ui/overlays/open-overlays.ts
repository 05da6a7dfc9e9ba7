type Close = () => void;

const open: Close[] = [];
const told = new Set<() => void>();
const tell = () => {
  for (const each of told) each();
};

/** What covers the page and can be closed, the last one on top. The app's shell closes it where Back would leave the page behind it. */
export const openOverlays = {
  /** Returns what takes it away again. */
  add(close: Close): () => void {
    open.push(close);
    tell();
    return () => {
      open.splice(open.indexOf(close), 1);
      tell();
    };
  },
  isAny: (): boolean => open.length > 0,
  /** False if none is open. */
  closeLast(): boolean {
    const close = open.at(-1);
    close?.();
    return close !== undefined;
  },
  subscribe(listener: () => void): () => void {
    told.add(listener);
    return () => void told.delete(listener);
  },
};
