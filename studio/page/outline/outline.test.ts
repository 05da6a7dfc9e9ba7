import { describe, expect, it } from 'vitest';
import { outlineOf, type Findable } from './outline.ts';

const words = (en: string) => ({ th: '', en });
const size = { states: 1, transitions: 1 };
const flows = [
  {
    flow: 'retail-booking',
    chart: 'retailBooking',
    label: words('Booking'),
    about: words('Another branch clears the time'),
    ...size,
  },
  { flow: 'session', chart: 'session', label: words('Session'), about: words('Who is signed in'), ...size },
];
const findable: readonly Findable[] = [
  {
    flow: 'session',
    kind: 'transition',
    id: 'member.signIn',
    name: 'Signs in',
    technical: 'session.accepted',
    texts: ['member.signIn', 'A member signs in', 'DUP-01'],
  },
];
const found = (search: string) =>
  outlineOf({ flows, open: null, language: 'en', isUnfolded: () => false, search, findable }).map(({ of }) => of);

describe('the search of the outline', () => {
  it('finds what has each of the words, in any order and any of its texts', () => {
    expect(found('signs MEMBER')).toEqual(['session', 'member.signIn']);
    expect(found('dup-01 member')).toEqual(['session', 'member.signIn']);
    expect(found('member coupon')).toEqual([]);
  });

  it('finds a flow by what is said about it', () => {
    expect(found('time branch')).toEqual(['retail-booking']);
  });

  it('shows all flows while nothing is searched', () => {
    expect(found(' ')).toEqual(['retail-booking', 'session']);
  });
});
