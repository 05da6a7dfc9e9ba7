export type EmailProblem = { kind: 'required' } | { kind: 'invalid' };

const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;
/** The apostrophe and the backtick are written by their codes: bare, they read as the start of a string. */
const LOCAL_LABEL = /^[\w!#$%&\x27*+/=?^\x60{|}~-]+$/;
const DOMAIN_LABEL = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > MAX_LOCAL_PART || text.length > MAX_ADDRESS) return false;
  const labels = text.slice(at + 1).split('.');
  const isLocalPart = text
    .slice(0, at)
    .split('.')
    .every((label) => LOCAL_LABEL.test(label));
  return isLocalPart && labels.length > 1 && labels.every((label) => DOMAIN_LABEL.test(label));
}

/** The problem of an e-mail address (section 5): it is empty, or not a standard address with a dotted domain. */
export function emailProblem(text: string): EmailProblem | null {
  if (text.trim() === '') return { kind: 'required' };
  return isEmail(text) ? null : { kind: 'invalid' };
}

/** The characters that an e-mail field keeps (REG-02): letters, digits, underscore, dot, hyphen and at sign. */
export function typedEmail(text: string): string {
  return text.replace(/[^A-Za-z0-9_.@-]/g, '');
}
