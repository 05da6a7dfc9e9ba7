/** The session has ended: calls on their way will not be answered, and all choices stay. */
export interface SessionSuperseded {
  readonly type: 'session.superseded';
}
