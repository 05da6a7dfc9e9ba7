import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { DraftStore } from './draft-store.ts';
import { watchers } from './watchers.ts';

interface Keeping<Logic extends AnyStateMachine, Draft> {
  readonly drafts: Pick<DraftStore<unknown, Draft>, 'write' | 'claim' | 'isOthers' | 'watch'>;
  /** What to store; null while the stored draft belongs to another tab or has not been read yet. */
  readonly select: (snapshot: SnapshotFrom<Logic>) => Draft | null;
  /** The events for stopping for a draft that another tab has changed, where the chart can, and for continuing here. */
  readonly yielded: EventFromLogic<Logic>;
  readonly resumed: EventFromLogic<Logic>;
  /** A draft in which nothing is chosen or entered: no loss if it cannot be stored. */
  readonly isBlank: (draft: Draft) => boolean;
  /** `hadChoices`: choices were cleared here, as opposed to nothing having been chosen yet. */
  readonly onBlank: (hadChoices: boolean) => void;
  /** This page has taken the draft over from another tab. */
  readonly onTakenOver: () => void;
}

export interface KeptDraft {
  readonly watch: () => void;
  /** Continues with the draft as another tab left it. */
  readonly takeOver: () => void;
  /** Whether the choices are stored: a full or denied storage keeps nothing. */
  readonly isKept: () => boolean;
  readonly subscribe: (tell: () => void) => () => void;
}

/** Stores a flow's draft after each change, and stops when another tab has written since. */
export const keepDraft = <Logic extends AnyStateMachine, Draft extends object>(
  actor: Actor<Logic>,
  { drafts, select, yielded, resumed, isBlank, onBlank, onTakenOver }: Keeping<Logic, Draft>,
): KeptDraft => {
  const { subscribe, tell } = watchers();
  let unwatch: (() => void) | null = null;
  let last: Draft | null = null;
  let isStored = true;
  let isTakenOver = false;
  let hadChoices = false;
  const setStored = (next: boolean) => {
    if (next === isStored) return;
    isStored = next;
    tell();
  };
  actor.subscribe({
    next: (snapshot) => {
      const draft = select(snapshot);
      if (draft === null) {
        last = null;
        return;
      }
      // A page that was frozen may act before it learns that another tab has changed the draft; it must not overwrite that draft.
      if (drafts.isOthers() && (snapshot as AnyMachineSnapshot).can(yielded)) {
        actor.send(yielded);
        return;
      }
      if (isTakenOver) onTakenOver();
      isTakenOver = false;
      if (draft === last) return;
      last = draft;
      setStored(drafts.write(draft) || isBlank(draft));
      if (isBlank(draft)) onBlank(hadChoices);
      hadChoices = !isBlank(draft);
    },
    complete: () => unwatch?.(),
  });
  return {
    watch: () => {
      unwatch ??= drafts.watch(() => actor.send(yielded));
    },
    takeOver: () => {
      isTakenOver = true;
      drafts.claim();
      actor.send(resumed);
    },
    isKept: () => isStored,
    subscribe,
  };
};
