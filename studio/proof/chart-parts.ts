/** What proof is about, of a chart as it is now; `readChart` reads more of it. */
export interface ChartParts {
  /** Its folder in `machines/`. */
  readonly flow: string;
  readonly states: readonly { readonly id: string; readonly req: readonly string[] }[];
  readonly transitions: readonly {
    readonly id: string;
    readonly req: readonly string[];
    readonly guard: string | null;
  }[];
}
