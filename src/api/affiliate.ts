const KEY = 'roddee.aff';
const LONGEST = 100;

/** Who referred the visitor: `aff` in the address, stored for the session (RB-18). */
export const keepAffiliate = (aff: string | undefined): void => {
  if (aff === undefined || aff === '') return;
  try {
    sessionStorage.setItem(KEY, aff.slice(0, LONGEST));
  } catch {
    // storage denied: the booking is made without a referrer
  }
};

export const readAffiliate = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};
