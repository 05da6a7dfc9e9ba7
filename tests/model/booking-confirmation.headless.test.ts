import { describeChart } from '#tests/support/model/describe-chart.ts';
import { bookingConfirmationChart } from './charts/booking-confirmation.chart.ts';

describeChart(bookingConfirmationChart);
