/** What is shown about a state, transition or guard value: nothing is left to prove, some is, all is, or it is left out for a reason. */
export type Standing = 'full' | 'part' | 'none' | 'justified';
