import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathWithoutLanguage } from './addresses.ts';

/** After a navigation to another page the focus moves to its heading; a change of language or search does not move it. */
export function useHeadingFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || toLocation.hash) return;
        if (pathWithoutLanguage(fromLocation.pathname) === pathWithoutLanguage(toLocation.pathname)) return;
        const heading = document.querySelector<HTMLElement>('main h1');
        if (!heading || heading.contains(document.activeElement)) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
}
