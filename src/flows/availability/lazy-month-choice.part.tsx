import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import type { MonthChoiceProps } from './month-choice.part.tsx';
import strip from './day-strip.module.css';

/** Lazy, so that the first free time does not wait for it: the other view is shown first, and only this one needs an input field. */
export const monthChoice = partFile(() => import('./month-choice.part.tsx').then(({ MonthChoice }) => MonthChoice));

export function MonthChoicePart(props: MonthChoiceProps) {
  const bar = <div className={strip.bar}>{props.viewSwitch}</div>;
  return (
    <LazyPart
      file={monthChoice}
      props={props}
      waiting={
        <>
          {bar}
          <Skeleton height="320px" />
        </>
      }
      renderFailed={(retry) => (
        <>
          {bar}
          <CannotDisplay onRetry={retry} />
        </>
      )}
    />
  );
}
