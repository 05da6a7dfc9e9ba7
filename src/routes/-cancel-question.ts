import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { QuestionPlace } from '#src/flows/cancellation/cancellation.part.tsx';

/** The question before cancelling, as its own history entry on top of the page that asks. */
export function useCancelQuestion(): QuestionPlace {
  const router = useRouter();
  const navigate = useNavigate();
  const isOpen = useLocation({ select: ({ state }) => state.asksToCancel === true });
  const open = useCallback(
    () => void navigate({ to: '.', search: true, state: { asksToCancel: true }, resetScroll: false }),
    [navigate],
  );
  const close = useCallback(() => {
    if (router.state.location.state.asksToCancel === true) router.history.back();
  }, [router]);
  const agree = useCallback(() => {
    if (router.state.location.state.asksToCancel !== true) return;
    // Going back scrolls to where the page was before the question; in a long list the result, which has the focus, may be elsewhere.
    const stop = router.subscribe('onRendered', () => {
      stop();
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    });
    router.history.back();
  }, [router]);
  return { isOpen, open, close, agree };
}
