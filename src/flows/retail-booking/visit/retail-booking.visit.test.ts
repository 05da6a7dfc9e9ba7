// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import { completeDraft, timedDraft, unansweredDraft } from '#machines/retail-booking/retail-booking.fixtures.ts';
import { selectDraft } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { Member } from '#machines/shared/member.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { createLanguages } from '#src/i18n/languages.ts';
import { beginGeolocation } from '#src/flows/geolocation/geolocation.flow.ts';
import { beginCarRegistration } from '#src/flows/car-registration/car-registration.flow.ts';
import { storedDraft } from '#src/flows/retail-booking/kept/stored-draft.store.ts';
import { retailBookingVisit } from './retail-booking.visit.ts';

const member = (account: string): Member => ({
  account,
  code: `code of ${account}`,
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
});

/** A page; the test says who is signed in. */
function page(signedIn: Member | null) {
  let who = signedIn;
  const host: FlowHost = {
    api: () => () => new Promise(() => {}),
    languages: createLanguages(),
    now: () => 0,
    session: { onSuperseded: () => () => undefined },
    me: { member: () => who, company: () => null, subscribe: () => () => undefined },
  };
  return {
    visit: () => retailBookingVisit(host, { language: 'th', step: null, wish: null }),
    signIn: (next: Member | null) => {
      who = next;
    },
  };
}

const DRAFT = 'roddee.retail-booking.draft';
const TYPED = 'roddee.retail-booking.typed';
const CHOSEN = JSON.stringify(storedDraft(timedDraft));
const NOTHING = JSON.stringify(storedDraft(blankDraft('')));
const CUSTOMER_ONLY = JSON.stringify(storedDraft({ ...blankDraft(''), customer: completeDraft.customer }));
const UNANSWERED = JSON.stringify(storedDraft({ ...unansweredDraft, owner: 'a' }));
const stored = () => ({ ...localStorage }) as Record<string, string>;

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('what is stored of a booking', () => {
  it('goes from a guest who has chosen something to the member who signs in, in place of theirs, and no guest finds it', () => {
    page(null).visit().typed.keep({ otherService: 'mats' });
    const typed = localStorage.getItem(TYPED);
    for (const [key, text] of [
      [DRAFT, CHOSEN],
      [`${DRAFT}.a`, 'mine'],
      [`${TYPED}.a`, JSON.stringify({ values: null, car: null, isRepeat: true })],
    ] as const)
      localStorage.setItem(key, text);
    const { account, typed: taken } = page(member('a')).visit();
    expect([account, taken.read()]).toEqual(['a', expect.objectContaining({ otherService: 'mats', isRepeat: false })]);
    expect(stored()).toEqual({ [`${DRAFT}.a`]: CHOSEN, [`${TYPED}.a`]: typed });
  });

  it('stays each account’s own where a guest has chosen nothing', () => {
    localStorage.setItem(DRAFT, NOTHING);
    localStorage.setItem(`${DRAFT}.a`, 'mine');
    page(member('a')).visit().typed.keep({ isRepeat: true });
    page(member('b')).visit().typed.keep({ isRepeat: false });
    page(null).visit();
    expect(stored()).toMatchObject({ [DRAFT]: NOTHING, [`${DRAFT}.a`]: 'mine' });
    expect(page(member('a')).visit().typed.read()?.isRepeat).toBe(true);
    expect(page(null).visit().typed.read()).toBeNull();
  });

  it('stays each account’s own while the member’s confirm has no answer', () => {
    page(null).visit().typed.keep({ otherService: 'mats' });
    localStorage.setItem(DRAFT, CHOSEN);
    localStorage.setItem(`${DRAFT}.a`, UNANSWERED);
    expect(page(member('a')).visit().typed.read()).toBeNull();
    expect(stored()).toMatchObject({ [DRAFT]: CHOSEN, [`${DRAFT}.a`]: UNANSWERED });
  });
});

it.each([
  ['stays for the booking that is begun next', NOTHING, true, true],
  ['of a booking that was given up is gone', NOTHING, false, false],
  ['stays while something else that was entered does', CUSTOMER_ONLY, false, true],
])('what is typed %s', async (_what, draft, isForNext, stays) => {
  localStorage.setItem(DRAFT, draft);
  const { typed, start, actor } = page(null).visit();
  typed.keep({ isForNext });
  start();
  await vi.waitFor(() => expect(selectDraft(actor.getSnapshot())).not.toBeNull());
  actor.stop();
  expect(stored()[DRAFT]).toContain('"branch":null');
  expect(typed.read()).toEqual(stays ? expect.objectContaining({ isForNext }) : null);
});

it('a booking goes on for whoever began it; who signs in or out begins another, and what ran beside it ends', () => {
  const { visit, signIn } = page(member('a'));
  const first = visit();
  first.start();
  expect(visit()).toBe(first);
  signIn({ ...member('a'), code: 'of the next sign-in' });
  expect(visit()).toBe(first);
  const beside = [
    first.location.begun(beginGeolocation),
    first.car.begun(() => beginCarRegistration(first.calls, [], {})),
  ];
  signIn(null);
  const guests = visit();
  expect([guests.account, first.actor.getSnapshot().status]).toEqual(['', 'stopped']);
  expect(beside.map((actor) => actor.getSnapshot().status)).toEqual(['stopped', 'stopped']);
  signIn(member('b'));
  expect(visit().account).toBe('b');
});
