/** What the parts of a page leave to each other, besides the chart: nothing is rendered anew for it. */
export interface Box<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
}

export const box = <Value>(first: Value): Box<Value> => {
  let kept = first;
  return {
    get: () => kept,
    set: (value) => {
      kept = value;
    },
  };
};
