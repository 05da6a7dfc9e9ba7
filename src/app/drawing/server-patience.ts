const PATIENCE_MS = 1_500;

/** How long a server waits for optional data of a page; null if it is late. A page without it is better than none. */
export const withinPatience = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  Promise.race([
    answer,
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), PATIENCE_MS);
    }),
  ]);
