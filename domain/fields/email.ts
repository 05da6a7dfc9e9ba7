import { readLine } from './typed-text.ts';

export type EmailProblem = { kind: 'required' } | { kind: 'invalid' } | { kind: 'sign'; sign: string };

export const EMAIL_MAX = 254;
const MAX_LOCAL_PART = 64;
/** The apostrophe and the backtick are written by their codes: bare, they read as the start of a string. */
const LOCAL_LABEL = /^[\w!#$%&\x27*+/=?^\x60{|}~-]+$/;
const DOMAIN_LABEL = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > MAX_LOCAL_PART || text.length > EMAIL_MAX) return false;
  const labels = text.slice(at + 1).split('.');
  const isLocalPart = text
    .slice(0, at)
    .split('.')
    .every((label) => LOCAL_LABEL.test(label));
  return isLocalPart && labels.length > 1 && labels.every((label) => DOMAIN_LABEL.test(label));
}

/** A typed or pasted address as it is stored. Nothing that can be seen is taken out: another address could be left. */
export const readEmail = readLine;

/** The problem of an e-mail address (section 5): it is empty, or not a standard address with a dotted domain. */
export function emailProblem(text: string): EmailProblem | null {
  const address = readEmail(text);
  if (address === '') return { kind: 'required' };
  return isEmail(address) ? null : { kind: 'invalid' };
}

/** The first character that a member's address cannot have (REG-02): anything but letters, digits, underscore, dot, hyphen and at sign. */
const UNUSABLE = /[^\w.@\s-]/u;

/** The same for a member's address (registration, profile), with the sign that cannot be used there. */
export function memberEmailProblem(text: string): EmailProblem | null {
  const sign = UNUSABLE.exec(readEmail(text))?.[0];
  return sign === undefined ? emailProblem(text) : { kind: 'sign', sign };
}

/** Further e-mail addresses of a company, at most (our decision; section 5 names no limit). */
export const OTHER_EMAILS_MAX = 10;

export type OtherEmailProblem =
  | EmailProblem
  /** The main address again. */
  | { kind: 'main' }
  /** One that stands further up in the list. */
  | { kind: 'again' };

/** Whoever writes capitals means the same mailbox. */
const mailbox = (text: string) => readEmail(text).toLowerCase();

/** What is wrong with each of a company's further addresses (section 5): they must be valid, unique and different from the main one. */
export function otherEmailProblems(others: readonly string[], main: string): (OtherEmailProblem | null)[] {
  const mailboxes = others.map(mailbox);
  return others.map((text, place) => {
    const own = emailProblem(text);
    if (own !== null) return own;
    if (mailboxes[place] === mailbox(main)) return { kind: 'main' };
    return mailboxes.indexOf(mailboxes[place] ?? '') < place ? { kind: 'again' } : null;
  });
}
