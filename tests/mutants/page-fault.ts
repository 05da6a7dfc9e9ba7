/** A fault in an adapter or in an effect of a page: a text of the source in place of another. */
export interface PageFault {
  /** The flow whose screens must find it. */
  readonly flow: string;
  readonly says: string;
  /** Below `src`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Those of a flow, by what each makes wrong. */
export const faultsOf = (
  flow: string,
  faults: Readonly<Record<string, readonly [file: string, from: string, to: string]>>,
): PageFault[] => Object.entries(faults).map(([says, [file, from, to]]) => ({ flow, says, file, from, to }));

/** Of a write: a repeat is no longer known as one. */
export const NEW_KEY = 'String(Math.random())';
