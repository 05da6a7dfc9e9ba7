import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DrawingTexts } from '#studio/drawing/chart-drawing.types.ts';

/** The words in a drawing, wherever it is shown; the same ones as long as the language is. */
export function useDrawingTexts(): DrawingTexts {
  const { t } = useLingui();
  return useMemo(() => ({ anyState: t`In any state`, open: t`Step into`, more: (count) => t`and ${count} more` }), [t]);
}
