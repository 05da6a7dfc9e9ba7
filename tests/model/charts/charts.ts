import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { geolocationChart } from './geolocation.chart.ts';

/** All charts, for what is asked of each of them. */
export const charts: readonly ChartUnderTest[] = [geolocationChart];
