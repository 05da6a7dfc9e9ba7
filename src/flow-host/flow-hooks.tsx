import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { Visit } from './visits.ts';

type SnapshotOf<Each extends Visit> = ReturnType<Each['actor']['getSnapshot']>;
type SendOf<Each extends Visit> = Each['actor']['send'];

/** The hooks by which the parts of one flow read its visit and its chart and send to it, with the chart's own types. */
export const flowHooks = <Each extends Visit>() => {
  const Current = createContext<Each | null>(null);
  const useVisit = (): Each => {
    const visit = use(Current);
    if (visit === null) throw new Error('no flow runs above this part');
    return visit;
  };
  return {
    VisitProvider: ({ visit, children }: { visit: Each; children: ReactNode }) => (
      <Current value={visit}>{children}</Current>
    ),
    useVisit,
    useFlow: <Selected,>(select: (snapshot: SnapshotOf<Each>) => Selected): Selected =>
      useSelector(useVisit().actor, select),
    useSend: (): SendOf<Each> => useVisit().actor.send,
  };
};
