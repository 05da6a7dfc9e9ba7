/** The closed list of tags: the app works; the user's turn; the user cannot go on; the flow has ended. */
export type Tag = 'busy' | 'needsInput' | 'blocked' | 'final';
