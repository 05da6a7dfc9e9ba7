/** The session has ended: pending calls will not be answered, and all choices stay. */
export interface SessionSuperseded {
  readonly type: 'session.superseded';
}
