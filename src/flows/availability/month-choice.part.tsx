import { MonthView, type MonthViewProps } from './month-view.part.tsx';
import { TypedDate, type TypedDateProps } from './typed-date.fields.tsx';

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
