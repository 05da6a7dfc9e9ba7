import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { deferredPorts } from '../shared/deferred-port.fixtures.ts';
import { coffee, expired, obtained, offer, opened, PAGE_TIME, tyres, used } from './coupon-redeem.fixtures.ts';
import { couponRedeemMachine } from './coupon-redeem.machine.ts';
import { couponRedeemActors, type CouponRedeemPorts } from './coupon-redeem.ports.ts';
import { selectScreen } from './coupon-redeem.selectors.ts';

function start(redemptionId: string | null = null) {
  const { ports, services } = deferredPorts<CouponRedeemPorts>([
    'readOffer',
    'readRedemption',
    'obtainCoupon',
    'useCoupon',
  ]);
  const clock = new SimulatedClock();
  clock.set(PAGE_TIME);
  const logic = couponRedeemMachine.provide({ actors: couponRedeemActors(services) });
  const actor = createActor(logic, { clock, input: { clock, redemptionId } }).start();
  return { actor, clock, ...ports, screen: () => selectScreen(actor.getSnapshot()) };
}

async function askedFor() {
  const redeeming = start();
  await redeeming.readOffer.last().answer({ kind: 'ok', value: offer });
  redeeming.actor.send({ type: 'coupon.chosen', id: coffee.id });
  await redeeming.obtainCoupon.last().answer({ kind: 'ok', value: obtained });
  return redeeming;
}

describe('redeeming a coupon', () => {
  it('asks before points are spent, spends them once, and shows the code until its time is over', async () => {
    const { actor, clock, useCoupon, readRedemption, screen } = await askedFor();
    expect(screen()).toEqual({ screen: 'asking', redemption: obtained, offer });
    expect(useCoupon.calls).toHaveLength(0);
    actor.send({ type: 'redemption.confirmed' });
    await useCoupon.last().answer({ kind: 'ok', value: opened });
    expect(screen()).toEqual({ screen: 'open', redemption: opened, closesAt: PAGE_TIME + 900_000 });
    clock.increment(8_000);
    await readRedemption.last().fail();
    clock.increment(8_000);
    await readRedemption.last().answer({ kind: 'ok', value: { ...opened, leftMs: 884_000 } });
    expect(screen()).toMatchObject({ screen: 'open', closesAt: PAGE_TIME + 900_000 });
    clock.increment(884_000);
    expect(screen()).toMatchObject({ screen: 'closing' });
    await readRedemption.last().answer({ kind: 'ok', value: expired });
    expect(screen()).toMatchObject({ screen: 'expired' });
    expect(useCoupon.calls.map(({ input }) => input)).toEqual([{ id: obtained.id, isRepeat: false }]);
  });

  it('is begun with exactly the points that it costs, and not with one less', async () => {
    for (const [points, shown] of [
      [coffee.cost, 'obtaining'],
      [coffee.cost - 1, 'tooFew'],
    ] as const) {
      const { actor, readOffer, screen } = start();
      await readOffer.last().answer({ kind: 'ok', value: { ...offer, points } });
      actor.send({ type: 'coupon.chosen', id: coffee.id });
      expect(screen().screen).toBe(shown);
    }
  });

  it('shows the code that is open already instead of asking for another', async () => {
    const { actor, readOffer, obtainCoupon, useCoupon, screen } = start();
    await readOffer.last().answer({ kind: 'ok', value: offer });
    actor.send({ type: 'coupon.chosen', id: coffee.id });
    await obtainCoupon.last().answer({ kind: 'ok', value: opened });
    expect(screen()).toEqual({ screen: 'open', redemption: opened, closesAt: PAGE_TIME + 900_000 });
    expect(useCoupon.calls).toHaveLength(0);
  });

  it('a lost answer is asked for again for the same redemption, until it says what became of the points', async () => {
    const { actor, clock, useCoupon, screen } = await askedFor();
    actor.send({ type: 'redemption.confirmed' });
    await useCoupon.last().fail();
    for (const type of ['redemption.declined', 'list.requested', 'redemption.confirmed'] as const) actor.send({ type });
    expect(screen()).toEqual({ screen: 'outcomeUnknown', redemption: obtained });
    clock.increment(8_000);
    await useCoupon.last().fail();
    expect(screen()).toEqual({ screen: 'outcomeUnknown', redemption: obtained });
    actor.send({ type: 'retry.requested' });
    expect(screen()).toMatchObject({ screen: 'confirming', isRepeat: true });
    await useCoupon.last().answer({ kind: 'ok', value: opened });
    expect(screen()).toMatchObject({ screen: 'open' });
    expect(useCoupon.calls.map(({ input }) => input)).toEqual(
      [false, true, true].map((isRepeat) => ({ id: obtained.id, isRepeat })),
    );
  });

  it('if the session has ended nothing was spent: the question stands, and only a person answers it', async () => {
    const { actor, clock, useCoupon, screen } = await askedFor();
    actor.send({ type: 'redemption.confirmed' });
    actor.send({ type: 'session.superseded' });
    expect(screen()).toMatchObject({ screen: 'confirming' });
    await useCoupon.last().answer({ kind: 'failed', failure: { reason: 'signedOut' } });
    expect(screen()).toMatchObject({ screen: 'asking' });
    clock.increment(60_000);
    expect(useCoupon.calls).toHaveLength(1);
    actor.send({ type: 'redemption.confirmed' });
    expect(useCoupon.last().input).toEqual({ id: obtained.id, isRepeat: false });
  });

  it('without an answer it is unknown, and after the session has ended it is not asked for again by itself', async () => {
    const { actor, clock, useCoupon, screen } = await askedFor();
    actor.send({ type: 'redemption.confirmed' });
    await useCoupon.last().fail();
    actor.send({ type: 'session.superseded' });
    clock.increment(60_000);
    expect(screen()).toEqual({ screen: 'outcomeUnknown', redemption: obtained });
    expect(useCoupon.calls).toHaveLength(1);
  });

  it('a refusal of a repeat ends the asking, and says why', async () => {
    const { actor, clock, useCoupon, screen } = await askedFor();
    actor.send({ type: 'redemption.confirmed' });
    await useCoupon.last().fail();
    clock.increment(8_000);
    await useCoupon.last().answer({ kind: 'failed', failure: { reason: 'refused', message: 'not possible' } });
    expect(screen()).toEqual({ screen: 'refused', reason: 'refused', message: 'not possible' });
    clock.increment(8_000);
    expect(useCoupon.calls).toHaveLength(2);
  });

  it('the branch takes the code while it is shown', async () => {
    const { actor, readRedemption, screen } = start(opened.id);
    await readRedemption.last().answer({ kind: 'ok', value: opened });
    actor.send({ type: 'tab.returned' });
    await readRedemption.last().answer({ kind: 'ok', value: used });
    expect(screen()).toEqual({ screen: 'used', redemption: used });
  });

  it('a code that was taken in its last seconds is used, also if its time runs out while that is being asked', async () => {
    const { actor, clock, readRedemption, screen } = start(opened.id);
    await readRedemption.last().answer({ kind: 'ok', value: { ...opened, leftMs: 1_000 } });
    actor.send({ type: 'tab.returned' });
    clock.increment(1_000);
    expect(screen()).toMatchObject({ screen: 'closing' });
    await readRedemption.last().answer({ kind: 'ok', value: used });
    expect(screen()).toEqual({ screen: 'used', redemption: used });
  });

  it('if nobody says what became of it, that is said, and it is asked for again on request', async () => {
    const { actor, clock, readRedemption, screen } = start(opened.id);
    await readRedemption.last().answer({ kind: 'ok', value: { ...opened, leftMs: 1_000 } });
    clock.increment(1_000);
    await readRedemption.last().fail();
    expect(screen()).toMatchObject({ screen: 'unchecked' });
    actor.send({ type: 'retry.requested' });
    await readRedemption.last().answer({ kind: 'ok', value: expired });
    expect(screen()).toEqual({ screen: 'expired', redemption: expired });
  });

  it('what costs too much, or has become too dear meanwhile, says how many points there are', async () => {
    const { actor, readOffer, obtainCoupon, screen } = start();
    await readOffer.last().answer({ kind: 'ok', value: offer });
    actor.send({ type: 'coupon.chosen', id: tyres.id });
    expect(screen()).toEqual({ screen: 'tooFew', coupon: tyres, points: 110 });
    actor.send({ type: 'list.requested' });
    await readOffer.last().answer({ kind: 'ok', value: offer });
    actor.send({ type: 'coupon.chosen', id: coffee.id });
    await obtainCoupon.last().answer({ kind: 'failed', failure: { reason: 'tooFew', points: 20 } });
    expect(screen()).toEqual({ screen: 'tooFew', coupon: coffee, points: 20 });
  });
});
