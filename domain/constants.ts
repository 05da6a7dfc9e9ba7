/** The route languages (section 9). */
export const LANGUAGES = ['th', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'th';

/** Services in one booking, at most (sections 5 and 9). */
export const MAX_SERVICES = 3;
/** Products that are compared (section 9). */
export const MAX_COMPARED = 3;

/** Nothing farther away than this is called near. */
export const NEAR_KM = 40;

/** Length of a temporary booking, and of its one extension. */
export const HOLD_MINUTES = 15;
export const EXTENSION_MINUTES = 15;
/** How long the code of a coupon can be shown at a branch. */
export const REDEEM_MINUTES = 15;
/** The remaining minutes at which the screen announces the time left. */
export const HOLD_ANNOUNCED_AT_MINUTES = [5, 2, 1] as const;

/** Slots start every 30 minutes from opening; capacity is counted in cells of 15 minutes. */
export const SLOT_MINUTES = 30;
export const CELL_MINUTES = 15;
/** The last bookable date is today plus this many days. */
export const HORIZON_DAYS = 60;

/** Cancelling ends this long before the start; the right to service ends this long after it (section 9). */
export const CANCEL_HOURS = 24;
export const ARRIVE_WITHIN_MINUTES = 15;

/** Characters of a plate without spaces and hyphens (section 5). */
export const PLATE_MIN = 3;
export const PLATE_MAX = 8;
/** Digits of the phone number of a member (section 5). */
export const TEL_DIGITS = 10;
/** Maximum size of a car photo in bytes (sections 5 and 9: 2 MB). */
export const PHOTO_MAX_BYTES = 2_097_152;
/** Maximum length of the name that a member gives a car (section 5). */
export const CAR_NAME_MAX = 14;
/** The highest odometer reading, in kilometres. */
export const ODOMETER_MAX = 2_000_000;

export const GEOLOCATION_TIMEOUT_MS = 15_000;
/** Lifetime of the session cookie (section 9). */
export const SESSION_DAYS = 30;

/** Maximum number of service groups in the menu (section 9). */
export const MENU_GROUPS_LIMIT = 100;

/** The loading bar appears after the delay and runs up to this long (section 9). */
export const LOADING_BAR_DELAY_MS = 200;
export const LOADING_BAR_RUN_MS = 5000;
