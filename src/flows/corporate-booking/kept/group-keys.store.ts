const PREFIX = 'roddee.corporate-booking';

/** Where the group of an account is stored, and each of its cars. */
export const groupKey = (account: string): string => `${PREFIX}.group.${account}`;
export const carKey = (account: string, carId: string): string => `${PREFIX}.car.${account}.${carId}`;
/** The chosen cars of a tab. */
export const CHOSEN_KEY = `${PREFIX}.cars`;
