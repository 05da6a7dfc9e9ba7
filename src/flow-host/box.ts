/** A value that parts of a page share outside the chart; setting it renders nothing again. */
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
