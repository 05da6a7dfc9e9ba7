import { faultsOf } from '#tests/mutants/page-fault.ts';

export const pageFaults = faultsOf('booking-lookup', {
  'a booking is found without a call': [
    'flows/booking-lookup/booking-lookup.adapters.ts',
    'findBooking: async ({ plate, code }, signal) => {',
    "findBooking: async ({ plate, code }, signal) => {\n    if (code !== '') return { kind: 'failed', failure: { kind: 'notFound' } };",
  ],
  'plate and code are swapped': [
    'flows/booking-lookup/booking-lookup.adapters.ts',
    '{ register_number: plate, booking_code: code }',
    '{ register_number: code, booking_code: plate }',
  ],
  'a wrong pair is taken for another refusal': [
    'flows/booking-lookup/booking-lookup.adapters.ts',
    'bookingNotFound: notFound, ',
    '',
  ],
  'the pause after too many tries is lost': [
    'flows/booking-lookup/booking-lookup.adapters.ts',
    'retryAfter: details.retry_after ?? WAIT_SECONDS',
    'retryAfter: WAIT_SECONDS',
  ],
  'the address does not name what is shown': [
    'flows/booking-lookup/lookup.part.tsx',
    "onAddress(question, named === NOTHING ? 'push' : 'replace');",
    '',
  ],
  'a booking is not read again when the page is seen again': [
    'flows/cancellation/use-cancelled-elsewhere.ts',
    'const stopWaking = onWake(() => heard(null));',
    'const stopWaking = () => undefined;',
  ],
  'another booking cannot be looked for': ['flows/booking-lookup/lookup.part.tsx', "onAddress(null, 'push');", ''],
  'what is asked is asked twice': [
    'flows/booking-lookup/lookup.part.tsx',
    "if (value === 'asking' || context.question === null || nameOf(context.question) !== nameOf(question))\n",
    'if (value !== "" || context.question)\n',
  ],
  'the model of the car is lost': [
    'flows/booking-lookup/booking-lookup.adapters.ts',
    'model: customer.model',
    "model: ''",
  ],
  'a call that is too late is not given up': [
    'flows/booking-lookup/booking-lookup.adapters.ts',
    'booking_code: code }, { signal }',
    'booking_code: code }, {}',
  ],
  'the end of the session is not heard': [
    'flow-host/flow-host.ts',
    'return host.session.onSuperseded(() => flow.send(SUPERSEDED));',
    '',
  ],
});
