import { MonthView, type MonthViewProps } from './month-view.tsx';
import { TypedDate, type TypedDateProps } from './typed-date.tsx';

export type MonthChoiceProps = MonthViewProps & TypedDateProps;

/** A day out of a month, or by typing it. */
export function MonthChoice(props: MonthChoiceProps) {
  return (
    <>
      <MonthView {...props} />
      <TypedDate {...props} />
    </>
  );
}
