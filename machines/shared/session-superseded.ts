/** The session has ended: a call on its way will not be answered, and what is chosen stays. */
export interface SessionSuperseded {
  readonly type: 'session.superseded';
}
