import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { keepDraft } from './keep-draft.ts';

interface Draft {
  readonly words: string;
}

/** A flow with one draft, which stops when another tab has changed it. */
const machine = setup({
  types: {
    context: {} as { draft: Draft; looks: number },
    events: {} as
      | { type: 'words.entered'; words: string }
      | { type: 'looked' }
      | { type: 'draft.changedElsewhere' }
      | { type: 'resume.requested' }
      | { type: 'ended' },
  },
}).createMachine({
  context: { draft: { words: '' }, looks: 0 },
  initial: 'writing',
  states: {
    writing: {
      on: {
        'words.entered': { actions: assign(({ event }) => ({ draft: { words: event.words } })) },
        looked: { actions: assign(({ context }) => ({ looks: context.looks + 1 })) },
        'draft.changedElsewhere': 'stopped',
        ended: 'ended',
      },
    },
    stopped: { on: { 'resume.requested': 'writing' } },
    ended: { type: 'final' },
  },
});

const startKept = () => {
  let isOthers = false;
  let tell = () => {};
  const drafts = {
    write: vi.fn<(draft: object) => boolean>(() => true),
    claim: vi.fn<() => void>(() => {
      isOthers = false;
    }),
    isOthers: () => isOthers,
    watch: (told: () => void) => {
      tell = told;
      return () => {
        tell = () => {};
      };
    },
  };
  const onBlank = vi.fn<() => void>();
  const onTakenOver = vi.fn<() => void>();
  const actor = createActor(machine);
  const kept = keepDraft<typeof machine, Draft>(actor, {
    drafts,
    select: (snapshot) => (snapshot.matches('writing') ? snapshot.context.draft : null),
    yielded: { type: 'draft.changedElsewhere' },
    resumed: { type: 'resume.requested' },
    isBlank: ({ words }) => words === '',
    onBlank,
    onTakenOver,
  });
  actor.start();
  kept.watch();
  const enter = (words: string) => actor.send({ type: 'words.entered', words });
  const changeElsewhere = () => {
    isOthers = true;
  };
  return { actor, kept, drafts, onBlank, onTakenOver, enter, changeElsewhere, tell: () => tell() };
};

describe('the draft of a flow', () => {
  it('is stored when it changes, and only then', () => {
    const { actor, drafts, enter } = startKept();
    drafts.write.mockClear();
    enter('brakes');
    actor.send({ type: 'looked' });
    actor.send({ type: 'looked' });
    expect(drafts.write.mock.calls).toEqual([[{ words: 'brakes' }]]);
  });

  it('stops when another tab has changed it, and continues with what that tab stored', () => {
    const { actor, kept, drafts, onTakenOver, enter, changeElsewhere, tell } = startKept();
    changeElsewhere();
    tell();
    expect(actor.getSnapshot().value).toBe('stopped');
    kept.takeOver();
    expect(drafts.claim).toHaveBeenCalledOnce();
    enter('brakes');
    expect(onTakenOver).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().value).toBe('writing');
  });

  it("a page that does not know yet does not overwrite the other tab's draft", () => {
    const { actor, drafts, enter, changeElsewhere } = startKept();
    drafts.write.mockClear();
    changeElsewhere();
    enter('brakes');
    expect(actor.getSnapshot().value).toBe('stopped');
    expect(drafts.write).not.toHaveBeenCalled();
  });

  it('reports that the storage keeps nothing any more, but not for an empty draft', () => {
    const { kept, drafts, enter, onBlank } = startKept();
    const told = vi.fn<() => void>();
    kept.subscribe(told);
    drafts.write.mockReturnValue(false);
    enter('brakes');
    expect([kept.isKept(), told.mock.calls.length]).toEqual([false, 1]);
    onBlank.mockClear();
    enter('');
    expect([kept.isKept(), told.mock.calls.length]).toEqual([true, 2]);
    expect(onBlank).toHaveBeenCalledOnce();
  });

  it('stops watching other tabs when the flow has ended', () => {
    const { actor, tell, kept } = startKept();
    actor.send({ type: 'ended' });
    tell();
    expect([actor.getSnapshot().value, kept.isKept()]).toEqual(['ended', true]);
  });
});
