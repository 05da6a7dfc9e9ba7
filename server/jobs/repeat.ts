export interface Jobs {
  stop(): Promise<void>;
}

/** Runs `round` at once and then at an interval, never twice at the same time, until stopped; `round` must not throw. */
export function repeat(everyMs: number, round: () => Promise<void>): Jobs {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const begin = () => {
    running = round().then(() => {
      if (!stopped) timer = setTimeout(begin, everyMs).unref();
    });
  };
  begin();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
