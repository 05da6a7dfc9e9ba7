import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useRef, type ReactNode } from 'react';
import { PageLeaveContext } from '#src/ui/page/page-leave.ts';
import { pathWithoutLanguage } from './addresses.ts';

interface PageLeaveGuardProps {
  /** Whether the page is left whatever the person wants: then nothing is asked. */
  readonly isForced?: () => boolean;
  readonly children: ReactNode;
}

export function PageLeaveGuard({ isForced = () => false, children }: PageLeaveGuardProps) {
  const { t } = useLingui();
  const unsaved = useRef(0);
  const mark = useCallback(() => {
    unsaved.current += 1;
    return () => {
      unsaved.current -= 1;
    };
  }, []);

  useBlocker({
    enableBeforeUnload: () => unsaved.current > 0 && !isForced(),
    shouldBlockFn: ({ current, next }) => {
      // Another step, or the same page in the other language, keeps what was typed.
      if (unsaved.current === 0 || pathWithoutLanguage(current.pathname) === pathWithoutLanguage(next.pathname))
        return false;
      return !window.confirm(t`If you leave this page, what you have typed will be lost. Leave anyway?`);
    },
  });

  return <PageLeaveContext value={mark}>{children}</PageLeaveContext>;
}
