/**
 * What every flow with a call on its way is told when the session has ended: the call is not answered any more, and what is chosen
 * stays.
 */
export interface SessionSuperseded {
  readonly type: 'session.superseded';
}
