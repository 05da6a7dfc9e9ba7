import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What had the focus was taken away with it. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;

const headingOf = (main: Element) => main.querySelector<HTMLElement>('h1');

const focus = (target: HTMLElement) => {
  if (!target.matches('a')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'nearest' });
};

/**
 * For a list each of whose lines is a page under the same path, named by the field `name` of the address. Opening a line moves the focus to that
 * page's heading once it has been read, coming back to the link that opened it, else to the list's heading.
 */
export function useOpenedFocus(name: string): void {
  const router = useRouter();
  useEffect(() => {
    let waiting: MutationObserver | undefined;
    const stop = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      waiting?.disconnect();
      const main = document.querySelector('main');
      if (!main || fromLocation?.pathname !== toLocation.pathname) return;
      const inSearch = ({ search }: { search: object }) => new Map<string, unknown>(Object.entries(search)).get(name);
      const [left, opened] = [inSearch(fromLocation), inSearch(toLocation)];
      if (left === opened || !isLost()) return;
      const link = [...main.querySelectorAll('a')].find((each) => new URL(each.href).searchParams.get(name) === left);
      const target = opened === undefined ? (link ?? headingOf(main)) : headingOf(main);
      if (target) return focus(target);
      waiting = new MutationObserver(() => {
        const heading = headingOf(main);
        if (!heading) return;
        waiting?.disconnect();
        if (isLost()) focus(heading);
      });
      waiting.observe(main, { childList: true, subtree: true });
    });
    return () => {
      stop();
      waiting?.disconnect();
    };
  }, [router, name]);
}
