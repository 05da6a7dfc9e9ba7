/** Where somebody is in a wizard: the step that is shown, and the furthest that was reached. */
export interface StepPlace<Step extends string> {
  readonly current: Step;
  readonly reached: Step;
}

/** A step as shown in the menu (RB-02). */
export interface StepInMenu<Step extends string> {
  readonly step: Step;
  readonly current: boolean;
  readonly passed: boolean;
  /** Its answer is there: it can be missing from a passed step whose answer another choice has cleared. */
  readonly answered: boolean;
  readonly disabled: boolean;
}

type Answers<Step extends string> = Readonly<Record<Step, boolean>>;

/** The rules of a wizard with these steps, which are never none (RB-02, CB-01). */
export const stepOrder = <Step extends string>(order: readonly Step[]) => {
  const place = (step: Step) => order.indexOf(step);
  const earlier = (a: Step, b: Step): Step => (place(a) <= place(b) ? a : b);
  const last = order.at(-1);
  if (last === undefined) throw new Error('a wizard without steps');
  /** The first step with a missing answer; the last if there is none. */
  const firstOpen = (answers: Answers<Step>): Step => order.find((step) => !answers[step]) ?? last;
  return {
    earlier,
    firstOpen,
    /** Disables the steps after the first open one, which are then no longer marked as passed. */
    limited: ({ current, reached }: StepPlace<Step>, answers: Answers<Step>): StepPlace<Step> => ({
      current,
      reached: earlier(reached, firstOpen(answers)),
    }),
    /** Marks a step as the current one and as reached. */
    arrived: ({ reached }: StepPlace<Step>, step: Step): StepPlace<Step> => ({
      current: step,
      reached: earlier(step, reached) === step ? reached : step,
    }),
    /** Whether a step has been reached and no answer before it is missing. */
    isReachable: ({ reached }: StepPlace<Step>, step: Step): boolean =>
      order.includes(step) && place(step) <= place(reached),
    menu: ({ current, reached }: StepPlace<Step>, answers: Answers<Step>): readonly StepInMenu<Step>[] =>
      order.map((step) => ({
        step,
        current: step === current,
        passed: place(step) <= place(reached),
        answered: answers[step],
        disabled: place(step) > place(reached),
      })),
  };
};
