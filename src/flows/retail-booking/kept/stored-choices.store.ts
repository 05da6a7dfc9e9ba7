import { draftKey } from './draft-key.store.ts';
import { RECENT_BRANCHES } from './recent-branches.store.ts';

/** Where this browser may have choices of a guest that the drawn list of branches does not reflect; a draft with this text has none. */
export const storedChoices = [
  { key: draftKey(''), unless: '"branch":null,"services":{"services":[]' },
  { key: RECENT_BRANCHES },
];
