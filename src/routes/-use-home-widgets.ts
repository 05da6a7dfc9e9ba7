import { useEffect, useState } from 'react';
import type { HomeWidgets } from './-home-route.ts';

interface Settled {
  answer: Promise<HomeWidgets | null>;
  home: HomeWidgets | null;
}

/** What there is to show: while a later answer is on its way, or when it fails, the one before stays. */
export function useHomeWidgets(answer: Promise<HomeWidgets | null>, known: HomeWidgets | undefined) {
  const [settled, setSettled] = useState<Settled | undefined>(known && { answer, home: known });
  useEffect(() => {
    let isCurrent = true;
    void answer.then((home) => {
      if (isCurrent) setSettled((before) => ({ answer, home: home ?? before?.home ?? null }));
    });
    return () => {
      isCurrent = false;
    };
  }, [answer]);
  return {
    home: settled?.home,
    isLoading: settled?.answer !== answer,
  };
}
