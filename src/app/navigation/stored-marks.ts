/** A value that a browser may have stored under this key. */
export interface StoredValue {
  readonly key: string;
  /** A value with this text in it says nothing. */
  readonly unless?: string;
}

export interface MarksStored {
  readonly values: readonly StoredValue[];
  /** Whether the page with this search, as its route has checked it, looks for them. */
  readonly isOf: (search: object) => boolean;
}
