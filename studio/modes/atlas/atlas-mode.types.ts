import type { Going } from '#studio/page/address.ts';
import type { FlowSummary, OpenChart } from '#studio/page/chart-data.ts';
import type { Proof } from '#studio/page/proof-data.ts';

export interface AtlasModeProps {
  readonly going: Going;
  readonly open: OpenChart;
  readonly flows: readonly FlowSummary[];
  readonly proof: Proof | null;
}
