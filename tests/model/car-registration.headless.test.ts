import { describeChart } from '#tests/support/model/describe-chart.ts';
import { carRegistrationChart } from './charts/car-registration.chart.ts';

describeChart(carRegistrationChart);
