import { describeChart } from '#tests/support/model/describe-chart.ts';
import { availabilityChart } from './charts/availability.chart.ts';

describeChart(availabilityChart);
