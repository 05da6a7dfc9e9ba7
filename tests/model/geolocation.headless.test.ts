import { describeChart } from '#tests/support/model/describe-chart.ts';
import { geolocationChart } from './charts/geolocation.chart.ts';

describeChart(geolocationChart);
