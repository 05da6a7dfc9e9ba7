/** All the tags: the app is working; it is the user's turn; the user is stuck; the flow has ended. */
export type Tag = 'busy' | 'needsInput' | 'blocked' | 'final';
