import { MonthView, type MonthViewProps } from './month-view.part.tsx';
import { TypedDate, type TypedDateProps } from './typed-date.fields.tsx';

export type MonthChoiceProps = MonthViewProps & TypedDateProps;

/** A day chosen from a month, or typed. */
export function MonthChoice(props: MonthChoiceProps) {
  return (
    <>
      <MonthView {...props} />
      <TypedDate {...props} />
    </>
  );
}
