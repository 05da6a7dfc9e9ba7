import { describe, expect, it } from 'vitest';
import { readList } from './read-list.ts';

const given = () => ({
  file: new TextEncoder().encode('ทะเบียน\n1กก 1234\n'),
  cars: [],
  master: { brands: [] },
});
const inTime = () => performance.now() + 60_000;

describe('a list that is read beside the server', () => {
  it('FLEET-02 is answered with what is in it', async () => {
    const read = await readList(given(), { gone: new AbortController().signal, until: inTime() });
    expect(read).toMatchObject({ list: { wrong: [{ row: 2, plate: '1กก 1234' }] } });
  });

  it('FLEET-02 is refused by name when its time is over', async () => {
    const read = await readList(given(), { gone: new AbortController().signal, until: performance.now() });
    expect(read).toEqual({ refusal: 'too-slow' });
  });

  it('FLEET-02 is read no further when its caller has gone, before or meanwhile', async () => {
    const caller = new AbortController();
    const reading = readList(given(), { gone: caller.signal, until: inTime() });
    caller.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
    await expect(readList(given(), { gone: caller.signal, until: inTime() })).rejects.toThrow('gone');
  });
});
