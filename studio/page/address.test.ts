import { describe, expect, it } from 'vitest';
import { addressOf, changed, searchOf, type Address } from './address.ts';

const FULL: Address = {
  lang: 'en',
  mode: 'simulate',
  flow: 'login',
  part: 'login.registering',
  detail: 'outline',
  view: 'login whole 320 -18 75',
  state: 'login.refused',
  transition: 'verified',
  find: 'ทะเบียน & 50%',
  folds: 'login.registering -login',
  requirement: 'RB-07',
  wanted: 'plate + brand',
  only: 'unproven',
  run: 'proved~7q~o.2',
  step: '3',
  log: 'refused',
  tab: 'k3j',
  picture: 'login-agreeing th 768',
  side: 'both',
  width: '768',
};

describe('the address of a view', () => {
  it('gives back each of its parts', () => {
    expect(addressOf(searchOf(FULL))).toEqual(FULL);
    const empty = addressOf('');
    for (const name of Object.keys(FULL) as (keyof Address)[]) {
      expect(FULL[name], name).not.toBe(empty[name]);
      expect(addressOf(searchOf({ ...empty, [name]: FULL[name] })), name).toEqual({ ...empty, [name]: FULL[name] });
    }
  });

  it('falls back where it says what there is not', () => {
    const wrong = '?lang=xx&mode=none&detail=half&only=half&side=left&width=1024';
    expect(addressOf(wrong)).toEqual(addressOf(''));
  });

  it('with another flow loses what belongs to the flow, and nothing else', () => {
    const next = changed(FULL, { flow: 'session' });
    const kept = Object.keys(FULL).filter((name) => next[name as keyof Address] === FULL[name as keyof Address]);
    expect(kept).toEqual(['lang', 'mode', 'find', 'requirement', 'wanted', 'only', 'tab', 'side', 'width']);
    const { flow, ...lost } = Object.fromEntries(Object.entries(next).filter(([name]) => !kept.includes(name)));
    expect(flow).toBe('session');
    expect(new Set(Object.values(lost))).toEqual(new Set(['']));
    expect(changed(FULL, { flow: 'login' })).toEqual(FULL);
  });
});
