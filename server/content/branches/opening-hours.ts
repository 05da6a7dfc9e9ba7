import type { WeekHours } from '../content.schema.ts';

/** 'HH:MM-HH:MM', or 'closed' for a day on which the branch never opens. */
type Span = `${number}:${number}-${number}:${number}` | 'closed';

const parse = (span: Span): WeekHours[number] => {
  if (span === 'closed') return null;
  const [open = '', close = ''] = span.split('-');
  return { open, close };
};

/** One entry per weekday, Sunday first. By default Saturday has the weekday hours, and Sunday has Saturday's. */
export const week = (weekdays: Span, saturday: Span = weekdays, sunday: Span = saturday): WeekHours => [
  parse(sunday),
  ...Array.from({ length: 5 }, () => parse(weekdays)),
  parse(saturday),
];
