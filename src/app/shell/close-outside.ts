import type { AnyRouter } from '@tanstack/react-router';
import { openOverlays } from '#src/ui/overlays/open-overlays.ts';

/** Closes the disclosures of a menu, and its popover with the page. Returns the end of it. */
export function closeOutside(menu: HTMLElement, router: Pick<AnyRouter, 'subscribe'>): () => void {
  const close = () => {
    for (const group of menu.querySelectorAll('details[open]')) group.removeAttribute('open');
  };
  const closeAll = () => {
    close();
    if (menu.matches(':popover-open')) menu.hidePopover();
  };
  // In the drawer the groups stay as they are; the drawer closes by itself.
  const isDrawer = () => menu.matches(':popover-open');
  const onAway = ({ target }: Event) => {
    if (isDrawer() || !(target instanceof Element)) return;
    if (target.closest('details[open]') === null || !menu.contains(target)) close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || isDrawer()) return;
    const group = menu.querySelector('details[open]');
    if (group?.contains(document.activeElement)) group.querySelector('summary')?.focus();
    close();
  };
  let forget: (() => void) | null = null;
  const onToggle = (event: Event) => {
    if (event.target !== menu) return;
    forget?.();
    forget = isDrawer() ? openOverlays.add(closeAll) : null;
  };
  menu.addEventListener('toggle', onToggle);
  document.addEventListener('click', onAway);
  document.addEventListener('focusin', onAway);
  document.addEventListener('keydown', onKey);
  const unsubscribe = router.subscribe('onBeforeNavigate', closeAll);
  return () => {
    forget?.();
    menu.removeEventListener('toggle', onToggle);
    document.removeEventListener('click', onAway);
    document.removeEventListener('focusin', onAway);
    document.removeEventListener('keydown', onKey);
    unsubscribe();
  };
}
