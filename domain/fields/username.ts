import { readLine } from './typed-text.ts';

/** A company's user name as it is compared: capitals do not count, and neither do spaces around it. */
export const readUsername = (text: string): string => readLine(text).toLowerCase();
