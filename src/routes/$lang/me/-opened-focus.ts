import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isFocusLost } from '#src/ui/page/lost-focus.ts';

const headingOf = (main: Element) => main.querySelector<HTMLElement>('h1');

const focus = (target: HTMLElement) => {
  if (!target.matches('a')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'nearest' });
};

/**
 * For a list whose items have pages under the same path, identified by the search field `name`. Opening an item moves the focus to its page's heading
 * once loaded; going back moves it to the link that opened the item, or else to the list's heading.
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
      if (left === opened || !isFocusLost()) return;
      const link = [...main.querySelectorAll('a')].find((each) => new URL(each.href).searchParams.get(name) === left);
      const target = opened === undefined ? (link ?? headingOf(main)) : headingOf(main);
      if (target) return focus(target);
      waiting = new MutationObserver(() => {
        const heading = headingOf(main);
        if (!heading) return;
        waiting?.disconnect();
        if (isFocusLost()) focus(heading);
      });
      waiting.observe(main, { childList: true, subtree: true });
    });
    return () => {
      stop();
      waiting?.disconnect();
    };
  }, [router, name]);
}
