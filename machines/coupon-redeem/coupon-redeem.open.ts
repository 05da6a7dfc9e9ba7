import { redeemSetup } from './coupon-redeem.setup.ts';

/** The code is shown while the server's time counts down. The branch may use it meanwhile, so its state is checked regularly. */
export const open = redeemSetup.createStateConfig({
  id: 'couponRedeem.open',
  tags: 'needsInput',
  meta: { req: ['RDM-01'] },
  initial: 'counting',
  on: {
    'list.requested': { target: 'loading', actions: 'dropRedemption', meta: { id: 'open.list', req: ['RDM-01'] } },
    'session.superseded': {
      target: '.interrupted',
      actions: 'noteSessionOver',
      meta: { id: 'open.superseded', req: ['DUP-01'] },
    },
  },
  after: { codeTimeLeft: { target: 'closing', meta: { id: 'timeOver', req: ['RDM-01'] } } },
  states: {
    counting: {
      id: 'couponRedeem.open.counting',
      meta: { req: ['RDM-01'] },
      on: { 'tab.returned': { target: 'checking', meta: { id: 'counting.returned', req: ['RDM-01'] } } },
      after: { checkPause: { target: 'checking', meta: { id: 'check', req: ['RDM-01'] } } },
    },
    checking: {
      id: 'couponRedeem.open.checking',
      tags: 'busy',
      meta: { req: ['RDM-01'] },
      invoke: {
        id: 'checking',
        src: 'readRedemption',
        input: ({ context }) => context.redemptionId ?? '',
        onDone: [
          {
            guard: 'isUsed',
            target: '#couponRedeem.used',
            actions: 'keepRedemption',
            meta: { id: 'checking.used', req: ['RDM-01'] },
          },
          {
            guard: 'isExpired',
            target: '#couponRedeem.expired',
            actions: 'keepRedemption',
            meta: { id: 'checking.expired', req: ['RDM-01'] },
          },
          {
            guard: 'isOpen',
            target: '#couponRedeem.open',
            reenter: true,
            actions: 'keepRedemption',
            meta: { id: 'checking.open', req: ['RDM-01'] },
          },
          { target: 'counting', meta: { id: 'checking.refused', req: ['RDM-01'] } },
        ],
        onError: { target: 'counting', meta: { id: 'checking.broken', req: ['RDM-01'] } },
      },
      after: { answerTimeLimit: { target: 'counting', meta: { id: 'checking.tooLong', req: ['RDM-01'] } } },
    },
    // No answer will come any more about whether it was used.
    interrupted: { id: 'couponRedeem.open.interrupted', meta: { req: ['DUP-01'] } },
  },
});
