import { useLingui } from '@lingui/react/macro';
import type { DrawingTexts } from '#studio/drawing/chart-drawing.types.ts';

/** The words in a drawing, wherever it is shown. */
export function useDrawingTexts(): DrawingTexts {
  const { t } = useLingui();
  return { anyState: t`In any state`, open: t`Step into`, more: (count) => t`and ${count} more` };
}
