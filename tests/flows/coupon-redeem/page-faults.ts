import { faultsOf } from '#tests/mutants/page-fault.ts';

export const pageFaults = faultsOf('coupon-redeem', {
  'the conditions of a coupon are not shown': [
    'flows/coupon-redeem/coupon-list.screen.tsx',
    '<li key={condition}>{condition}</li>',
    'null',
  ],
  'the offer is known without a call': [
    'flows/coupon-redeem/coupon-redeem.adapters.ts',
    'const result = await api()(listCoupons, { code }, { signal });',
    "if (code !== '') return { kind: 'ok', value: { coupons: [], points: 110, windowMinutes: 15 } };\n    const result = await api()(listCoupons, { code }, { signal });",
  ],
  'a coupon is obtained as the one that was used before': [
    'flows/coupon-redeem/coupon-redeem.adapters.ts',
    'obtainCoupon, { code, coupon_id }',
    'obtainCoupon, { code, coupon_id: coupon_id + 1 }',
  ],
  'points are used without a call': [
    'flows/coupon-redeem/coupon-redeem.adapters.ts',
    'toOutcome(lasting(await api()(useCoupon, { code, items }, { signal }), isRepeat), FAILURES, redemptionFrom)',
    'toOutcome(lasting(await api()(readCouponStatus, { code, items }, { signal }), isRepeat), FAILURES, redemptionFrom)',
  ],
  'a refusal of a repeat is taken for an answer': [
    'flows/coupon-redeem/coupon-redeem.adapters.ts',
    'lasting(await api()(useCoupon, { code, items }, { signal }), isRepeat)',
    'await api()(useCoupon, { code, items }, { signal })',
  ],
  'the points of a refusal are lost': [
    'flows/coupon-redeem/coupon-redeem.adapters.ts',
    'points: details.points ?? null',
    'points: null',
  ],
  'a coupon that is gone is refused': ['flows/coupon-redeem/coupon-redeem.adapters.ts', 'couponNotFound: gone,', ''],
  'a redemption that is gone is refused': [
    'flows/coupon-redeem/coupon-redeem.adapters.ts',
    'redemptionNotFound: gone,',
    '',
  ],
  'a session that is over is taken for a refusal': [
    'flows/coupon-redeem/coupon-redeem.adapters.ts',
    'duplicateLogin: signedOut,',
    '',
  ],
  'the time left is counted by the clock of the device': [
    'flows/coupon-redeem/coupon-redeem.adapters.ts',
    'epochMs(redemption.expires_at) - epochMs(now)',
    'epochMs(redemption.expires_at) - Date.now()',
  ],
  'the list below is not read again': [
    'flows/coupon-redeem/redeem.page.tsx',
    '() => void queryClientOf(host).invalidateQueries({ queryKey: ofAccount(code) }),',
    '() => undefined,',
  ],
  'the list below is not read again when a code was used': [
    'flows/coupon-redeem/use-coupon-redeem.ts',
    "if (name === 'open' || name === 'unchecked' || name === 'used' || name === 'expired') onChanged();",
    "if (name === 'open') onChanged();",
  ],
  'the way back to a code is lost': [
    'flows/coupon-redeem/coupon-redeem.part.tsx',
    'useEffect(() => onRedemption(shownId), [shownId, onRedemption]);',
    '',
  ],
  'a code is not looked after when the tab is seen again': [
    'flows/coupon-redeem/use-coupon-redeem.ts',
    "useEffect(() => onWake(() => actor.send({ type: 'tab.returned' })), [actor]);",
    '',
  ],
  'a call that is too late is not given up': [
    'flows/coupon-redeem/coupon-redeem.adapters.ts',
    'readCouponStatus, { code, items }, { signal }',
    'readCouponStatus, { code, items }, {}',
  ],
  'the end of the session is not heard': [
    'flow-host/flow-host.ts',
    'return host.session.onSuperseded(() => flow.send(SUPERSEDED));',
    '',
  ],
});
