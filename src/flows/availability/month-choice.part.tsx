import { MonthView, type MonthViewProps } from './month-view.part.tsx';
import { TypedDate, type TypedDateProps } from './typed-date.fields.tsx';

export type MonthChoiceProps = MonthViewProps & TypedDateProps;

/** Lets the visitor choose a day from a month or type it. */
export function MonthChoice(props: MonthChoiceProps) {
  return (
    <>
      <MonthView {...props} />
      <TypedDate {...props} />
    </>
  );
}
