/** Each account has its own draft, which is kept while somebody else books in this browser (DUP-03). */
export const draftKey = (owner: string): string => `roddee.retail-booking.draft${owner && `.${owner}`}`;
