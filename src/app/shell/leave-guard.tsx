import { useRouter, type BlockerFn, type HistoryLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { openOverlays } from '#src/ui/overlays/open-overlays.ts';
import { leaving } from '#src/ui/browser/use-leave-warning.ts';
import { partFile, useLazyPart, type PartNeeds } from '#src/ui/page/lazy-part.tsx';

const LEAVE_QUESTION = partFile(() => import('./leave-question.part.tsx').then(({ LeaveQuestion }) => LeaveQuestion));

/** A change of language does not leave a page, nor does a question with an entry of its own in the history. */
const nameOf = ({ pathname, search }: HistoryLocation) => pathname.replace(/^\/\w*/, '') + search;

/**
 * Asks before another page of the site is opened while that would lose something (NAV-13). It blocks from the first moment, so only the question
 * itself is loaded when it is needed; if it cannot be loaded, the page is left without it. Back closes what covers the page first.
 */
export function LeaveGuard({ needs }: { readonly needs: PartNeeds }) {
  const { history } = useRouter();
  const [ask, setAsk] = useState<{ readonly answer: (stays: boolean) => void } | null>(null);
  const { Part } = useLazyPart(LEAVE_QUESTION, { needs, isWanted: ask !== null, onFailed: () => ask?.answer(false) });
  useEffect(() => {
    let unblock: (() => void) | null = null;
    let answer: ((stays: boolean) => void) | null = null;
    const asked = () => {
      answer?.(true);
      return new Promise<boolean>((resolve) => {
        answer = (stays) => {
          answer = null;
          setAsk(null);
          resolve(stays);
        };
        setAsk({ answer });
      });
    };
    const blockerFn: BlockerFn = ({ action, currentLocation, nextLocation }) => {
      if (action === 'BACK' && openOverlays.closeLast()) return true;
      if (!leaving.isAsked() || nameOf(currentLocation) === nameOf(nextLocation)) return false;
      if (action === 'PUSH' || action === 'REPLACE') return asked();
      // After Back the address is already the other page's. It is put right before anything else, such as an answer, moves the page.
      const steps = nextLocation.state.__TSR_index - currentLocation.state.__TSR_index;
      void asked().then((stays) => stays || history.go(steps, { ignoreBlocker: true }));
      return true;
    };
    const look = () => {
      const isWanted = leaving.isAsked() || openOverlays.isAny();
      if (isWanted) unblock ??= history.block({ blockerFn, enableBeforeUnload: false });
      else {
        unblock?.();
        unblock = null;
      }
      if (!leaving.isAsked()) {
        // What was waited for is there: it is to be seen.
        answer?.(true);
      }
    };
    look();
    const unsubscribe = [leaving.subscribe(look), openOverlays.subscribe(look)];
    return () => {
      for (const stop of unsubscribe) stop();
      unblock?.();
      answer?.(true);
    };
  }, [history]);
  return ask === null || Part === undefined ? null : (
    <Part onStay={() => ask.answer(true)} onLeave={() => ask.answer(false)} />
  );
}
