import { describeChart } from '#tests/support/model/describe-chart.ts';
import { bookingLookupChart } from './charts/booking-lookup.chart.ts';

describeChart(bookingLookupChart);
