import type { DriverLinkState } from '#machines/driver-link/driver-link.selectors.ts';
import type { ChangingOutcome, LinkChange } from '#machines/driver-link/driver-link.types.ts';
import { isBusy, reads } from '#tests/e2e/support/chart-acts.ts';
import { walkChart } from '#tests/e2e/support/chart-walk.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { OtherGuest } from '#tests/e2e/support/other-guest.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { chart } from '#tests/flows/driver-link/chart.ts';
import { CorporatePage, companyWith, type TestCompany } from '#tests/e2e/corporate/corporate-page.ts';

interface Session {
  readonly site: CorporatePage;
  readonly company: TestCompany;
  readonly bookingId: string;
}

const PLATE = '1กก 1111';
const CHANGE = '**/x/driver-link/*/';

const press =
  (name: string) =>
  async ({ site }: Session) =>
    site.button(name).click();
const become = (state: 'confirmed' | 'cancelled', { bookingId }: Session) =>
  inDatabase('update appointment set state = $2 where id = $1', [bookingId, state]);

const UNKNOWN: Readonly<Record<LinkChange, string>> = {
  make: 'We do not know yet whether the link was made.',
  revoke: 'We do not know yet whether the link was revoked.',
};

walkChart<DriverLinkState, Session>({
  chart,
  prepare: {
    earlier: async ({ site: { page, language } }) => {
      const company = await companyWith([PLATE]);
      const site = new CorporatePage(page, language);
      await site.openSignedIn(company);
      const { id } = await OtherGuest.as(page.context().request).bookLate(1023, PLATE);
      await inDatabase('insert into driver_link values ($1::uuid, $1::uuid::text, app_now())', [id]);
      return { site, company, bookingId: id };
    },
  },
  open: async ({ site, bookingId }) => {
    await site.open(`/manage/booking?booking=${bookingId}`);
    await site.takenOver();
  },
  acts: {
    'link.wanted': press('Make a new link'),
    'revoking.asked': press('Revoke the link'),
    'revoking.agreed': press('Revoke'),
    'revoking.declined': press('Keep the link'),
    'retry.requested': press('Try again'),
    'refusal.dismissed': press('Close'),
    'session.superseded': ({ site, company }) => site.signedOutElsewhere(company),
  },
  services: {
    changing: {
      calls: [CHANGE],
      becomes: (outcome: ChangingOutcome) => {
        if (outcome.kind === 'failed' && !outcome.failure.message) return undefined;
        return (session: Session) => become(outcome.kind === 'ok' ? 'confirmed' : 'cancelled', session);
      },
    },
  },
  delays: ['answerTimeLimit', 'recheckPause'],
  sees: {
    resting: async ({ site }, screen) => {
      const link = screen.screen === 'resting' ? screen.link : null;
      await expect(site.button('Make a link')).toHaveCount(link === null ? 1 : 0);
      await expect(site.button('Make a new link')).toHaveCount(link !== null && link.token === null ? 1 : 0);
      await expect(site.field('Address of the link')).toHaveCount(link !== null && link.token !== null ? 1 : 0);
    },
    asking: async ({ site }) => expect(site.button('Keep the link')).toBeFocused(),
    changing: isBusy,
    outcomeUnknown: (session, screen) =>
      reads(UNKNOWN[screen.screen === 'outcomeUnknown' ? screen.change : 'make'])(session),
    refused: reads('The link was not made.'),
  },
  // Revoking is never refused.
  isPossible: ({ value, context }, { type, output }) =>
    !context.isSessionOver &&
    (type !== 'session.superseded' || value === 'resting') &&
    (output?.kind !== 'failed' || context.change === 'make'),
  joinedUpTo: 10,
  elsewhere: {},
});
