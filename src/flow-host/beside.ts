/** A chart that runs beside a flow: begun when it is first shown, and one for all that show it. */
export interface Beside<Actor> {
  readonly begun: (begin: () => Actor) => Actor;
  /** It is begun anew when it is shown again. */
  readonly forget: () => void;
}

export const beside = <Actor extends { readonly stop: () => unknown }>(): Beside<Actor> => {
  let actor: Actor | null = null;
  return {
    begun: (begin) => (actor ??= begin()),
    forget: () => {
      actor?.stop();
      actor = null;
    },
  };
};
