import { unsettled } from '#src/api/unsettled.ts';
import { leaving } from '#src/ui/browser/use-leave-warning.ts';

/** Pages whose whole content is begun work: a booking, a group of them, an import, a plan, a sign-in. */
const WORK = /^\/\w+\/(booking|auth\/\w+|webview\/.*|corporate\/(booking|carInfo)(\/.*)?)\/?$/;

const FIELDS = 'input:not([type=hidden], [type=submit], [type=button]), textarea, select';

const isTouched = (field: Element): boolean => {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) return field.checked;
  return field instanceof HTMLSelectElement ? field.selectedIndex > 0 : (field as HTMLInputElement).value !== '';
};

/** Whether the page holds anything that a person has begun: then it is not loaded anew, even where a draft would survive that. */
export function isAnythingOpen(pathname: string): boolean {
  return (
    WORK.test(pathname) ||
    unsettled.isAny() ||
    leaving.isAsked() ||
    document.querySelector('[role="dialog"], dialog[open], [aria-busy="true"]') !== null ||
    [...document.querySelectorAll(FIELDS)].some(isTouched)
  );
}
