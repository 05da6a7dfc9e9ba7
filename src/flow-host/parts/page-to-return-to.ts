import * as z from 'zod/mini';
import { browserValue } from '#src/api/browser-value.ts';

/**
 * Where to go after signing in, if the history does not say it: where a sign-in link was tapped, as recorded by the page's first script, or where the
 * session ended.
 */
export const pageToReturnTo = browserValue('sessionStorage', 'roddee.login.back', z.string());
