/**
 * What a port resolves to: the value, a failure that the chart knows by name, or an interrupt (another sign-in ended this
 * session: error_code 2013). A rejection means a bug or the network, and leads to a state that the user can leave.
 */
export type Outcome<Value, Failure = never> =
  | { readonly kind: 'ok'; readonly value: Value }
  | ([Failure] extends [never] ? never : { readonly kind: 'failed'; readonly failure: Failure })
  | { readonly kind: 'interrupted' };
