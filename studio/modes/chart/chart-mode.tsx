import { useLingui } from '@lingui/react/macro';
import type { Going } from '#studio/page/address.ts';
import type { FlowSummary, OpenChart } from '#studio/page/chart-data.ts';
import { Details } from '#studio/page/details/details.tsx';
import type { Proof } from '#studio/page/proof-data.ts';
import { classes } from '#src/ui/theme/classes.ts';
import frame from '#studio/page/studio.module.css';
import styles from './chart-mode.module.css';
import { ChartView } from './chart-view.tsx';

interface ChartModeProps {
  readonly going: Going;
  readonly open: OpenChart;
  readonly flows: readonly FlowSummary[];
  readonly proof: Proof | null;
}

/** The chart as it is: to look at, to step into, to ask about. */
export function ChartMode({ going, open, flows, proof }: ChartModeProps) {
  const { t } = useLingui();
  return (
    <>
      <main className={classes(frame.main, styles.main)}>
        <ChartView going={going} open={open} proof={proof} />
      </main>
      <aside className={frame.side} aria-label={t`Details`}>
        <Details open={open} flows={flows} going={going} proof={proof} />
      </aside>
    </>
  );
}
