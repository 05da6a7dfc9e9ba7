import { createActor, fromCallback, type ActorRef, type EventObject, type Snapshot } from 'xstate';

/** A parent for a chart that is walked alone, so that its reports are seen. */
export const parentProbe = <Report extends EventObject>(): ActorRef<Snapshot<unknown>, Report> =>
  createActor(
    fromCallback<Report>(() => undefined),
    { id: 'parent' },
  );

/** The same inputs with that parent in them. */
export const withParent = <Input extends object, Parent>(
  inputs: Readonly<Record<string, Input>>,
  parent: Parent,
): Readonly<Record<string, Input & { parent: Parent }>> =>
  Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, { ...input, parent }]));
