/** The session has ended. What is on its way still gets its own answer, but nothing is sent again without the person, and all choices stay. */
export interface SessionSuperseded {
  readonly type: 'session.superseded';
}

/** For a chart that sends something again by itself until it knows the outcome. */
export interface SessionKnown {
  readonly isSessionOver: boolean;
}

export const isSessionLive = ({ context }: { readonly context: SessionKnown }): boolean => !context.isSessionOver;
