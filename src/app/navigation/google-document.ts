import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { languageOfPath, pathWithoutLanguage } from './addresses.ts';

/** The pages whose documents may load Google's scripts, as the server decides it (security-headers.ts). */
const isBranchPage = (pathname: string): boolean => /^\/branch(\/|$)/.test(pathWithoutLanguage(pathname));

/** Whether this document was opened as such a page. */
export function isGoogleDocument(): boolean {
  const opened = performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
  return isBranchPage(new URL(opened, window.location.href).pathname);
}

/** Opens an address as a document of its own, in place of this one. */
export const openAsDocument = ({ href }: Pick<ParsedLocation, 'href'>) => redirect({ href, reloadDocument: true });

/**
 * Google's scripts stay where they are needed: another page, or another language, which they could not change to, is a document of its own. Throws
 * where the address must be opened so.
 */
export function leaveGoogleBehind(location: Pick<ParsedLocation, 'href' | 'pathname'>): void {
  if (typeof document === 'undefined') return;
  const script = document.querySelector<HTMLScriptElement>('script[src^="https://maps.googleapis.com/"]');
  if (script === null) return;
  const language = new URL(script.src).searchParams.get('language');
  if (!isBranchPage(location.pathname) || languageOfPath(location.pathname) !== language)
    throw openAsDocument(location);
}
