import { describe, expect, it } from 'vitest';
import { createDraftStore } from './draft-store.ts';

/** A browser storage that can be full. */
const storageOf = (first: string | null = null) => {
  const kept = new Map(first === null ? [] : [['a-flow', first]]);
  let isFull = false;
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, next: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, next);
    },
    removeItem: (key: string) => kept.delete(key),
    text: (key = 'a-flow') => kept.get(key) ?? null,
    fill: () => {
      isFull = true;
    },
  };
};

const storeOn = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key = 'a-flow') =>
  createDraftStore<unknown, object>({
    toStored: (draft) => draft,
    key,
    storage: () => storage,
    nothing: 'nothing',
    parse: (stored, owner) => ({ stored, owner }),
  });

describe('a draft in the browser’s storage', () => {
  it('a stored draft is read again for its owner', () => {
    const storage = storageOf();
    expect(storeOn(storage).write({ step: 'time' })).toBe(true);
    expect(storeOn(storage).read('M1')).toEqual({ stored: { step: 'time' }, owner: 'M1' });
  });

  it('nothing stored reads as nothing, and invalid JSON is parsed as null', () => {
    expect(storeOn(storageOf()).read('')).toBe('nothing');
    expect(storeOn(storageOf('{"cut')).read('')).toEqual({ stored: null, owner: '' });
  });

  it('a full storage stores nothing, and says so', () => {
    const storage = storageOf();
    storage.fill();
    expect(storeOn(storage).write({})).toBe(false);
  });

  it('a denied storage behaves like an empty one', () => {
    const store = createDraftStore<unknown, object>({
      toStored: (draft) => draft,
      key: 'a-flow',
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      nothing: 'nothing',
      parse: () => 'something',
    });
    expect(store.read('')).toBe('nothing');
    expect(store.write({})).toBe(false);
    expect(store.isOthers()).toBe(false);
  });

  it("a draft that another tab has since written is not this page's until it is read", () => {
    const storage = storageOf();
    const [ours, theirs] = [storeOn(storage), storeOn(storage)];
    ours.write({ by: 'us' });
    expect(ours.isOthers()).toBe(false);
    theirs.write({ by: 'them' });
    expect([ours.isOthers(), storeOn(storage).isOthers()]).toEqual([true, false]);
    ours.read('');
    expect(ours.isOthers()).toBe(false);
  });

  it('moves to another store in place of its own, and stays where that is full or nothing is stored', () => {
    const storage = storageOf();
    const [ours, theirs] = [storeOn(storage), storeOn(storage, 'another')];
    theirs.write({ by: 'them' });
    expect(ours.moveTo(theirs)).toBe(false);
    ours.write({ by: 'us' });
    expect([ours.moveTo(theirs), storage.text(), storage.text('another')]).toEqual([true, null, '{"by":"us"}']);
    storage.fill();
    expect([theirs.moveTo(ours), storage.text(), storage.text('another')]).toEqual([false, null, '{"by":"us"}']);
  });

  it('a claimed draft stays the same, and every other tab sees it changed', () => {
    const storage = storageOf();
    const [ours, theirs] = [storeOn(storage), storeOn(storage)];
    theirs.write({ by: 'them' });
    for (const _time of [1, 2]) {
      ours.claim();
      expect(theirs.isOthers()).toBe(true);
      theirs.read('');
    }
    expect(JSON.parse(storage.text() ?? '')).toEqual({ by: 'them' });
  });
});
