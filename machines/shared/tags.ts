/** All tags: `busy`, the app is working; `needsInput`, it is the user's turn; `blocked`, the user cannot go on; `final`, the flow has ended. */
export type Tag = 'busy' | 'needsInput' | 'blocked' | 'final';
