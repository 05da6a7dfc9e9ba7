import { describe, expect, it } from 'vitest';
import { payloadTexts } from './payload-text.ts';

describe('names of samples', () => {
  it('say a thing with a name by its name', () => {
    const branches = [
      { branch: { locationId: 12, name: 'บางนา', lat: 13.6 } },
      { branch: { locationId: 13, name: 'รังสิต', lat: 13.9 } },
    ];
    expect(payloadTexts(branches)).toEqual(['บางนา', 'รังสิต']);
  });

  it('leave out what all samples have, and say first what says most', () => {
    const reports = [
      { question: 7, items: [{ hold: 'a' }], stage: 'asking' },
      { question: 7, items: [{ hold: 'b' }], stage: 'settled' },
    ];
    expect(payloadTexts(reports)).toEqual(['asking, hold a', 'settled, hold b']);
  });

  it('tell samples apart that differ only far down, or not at all', () => {
    const same = { name: 'บางนา' };
    expect(
      payloadTexts([
        { ...same, lat: 1 },
        { ...same, lat: 2 },
      ]),
    ).toEqual(['lat 1', 'lat 2']);
    expect(payloadTexts([{ done: true }, { done: true }])).toEqual(['(1)', '(2)']);
  });

  it('name a single sample by its first values, and one that carries nothing not at all', () => {
    expect(payloadTexts([{ text: 'ดูดฝุ่น' }])).toEqual(['ดูดฝุ่น']);
    expect(payloadTexts([{}])).toEqual(['']);
  });

  it('show of a long id its end, in which those of the fixtures differ', () => {
    expect(payloadTexts([{ id: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10' }])).toEqual(['id …1a10']);
  });
});
