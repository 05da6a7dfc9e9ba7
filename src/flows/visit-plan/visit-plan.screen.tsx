import { Trans, useLingui } from '@lingui/react/macro';
import type { VisitPlanScreen } from '#machines/visit-plan/visit-plan.selectors.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';

const SKELETON_ROWS = 3;

export interface VisitPlanListProps {
  /** From the chart's selectScreen. */
  readonly screen: VisitPlanScreen;
  readonly onRetry: () => void;
}

export function VisitPlanList({ screen, onRetry }: VisitPlanListProps) {
  const { t } = useLingui();
  switch (screen.screen) {
    case 'loading':
      return (
        <div role="status" aria-label={t`Loading the list…`}>
          {Array.from({ length: SKELETON_ROWS }, (_, index) => (
            <Skeleton key={index} height="24px" />
          ))}
        </div>
      );
    case 'failed':
      return <CannotDisplay onRetry={onRetry} />;
    case 'shown':
      if (screen.items.length === 0) return <Notice title={<Trans>There is nothing in this list yet.</Trans>} />;
      return (
        <ul>
          {screen.items.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      );
  }
}
