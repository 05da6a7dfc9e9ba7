import { typedTexts } from '#src/api/typed/typed-values.ts';

/** What is wrong with a purchase's points, typed and not yet sent. */
export const typedClaims = typedTexts('roddee.claim.typed');
