import { describeChart } from '#tests/support/model/describe-chart.ts';
import { retailBookingChart } from './charts/retail-booking.chart.ts';

describeChart(retailBookingChart);
