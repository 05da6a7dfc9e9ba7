import { NEW_KEY, faultsOf } from '#tests/mutants/page-fault.ts';

export const pageFaults = faultsOf('booking-confirmation', {
  'a time counts as held without a call': [
    'flows/booking-confirmation/booking-confirmation.adapters.ts',
    'const { subject, appointmentId, ...item } = only(asks);',
    "const { subject, appointmentId, ...item } = only(asks);\n      if (subject !== '') return about(subject, { kind: 'failed', failure: { code: 'gone' } });",
  ],
  'a hold has a new key for a repeat': [
    'flows/booking-confirmation/booking-confirmation.adapters.ts',
    'call: setupTemporary, about: subject',
    `call: setupTemporary, about: ${NEW_KEY}`,
  ],
  'an extension has a new key for a repeat': [
    'flows/booking-confirmation/booking-confirmation.adapters.ts',
    'call: extendHold, about: appointmentId',
    `call: extendHold, about: ${NEW_KEY}`,
  ],
  'a confirm has a new key for a repeat': [
    'flows/booking-confirmation/booking-confirmation.adapters.ts',
    'device, request_key: requestKey };',
    "device, request_key: isRepeat ? '7d1f5f0e-92b3-4c58-8a07-53a2f9b3c009' : requestKey };",
  ],
  'a moved hold is made anew': [
    'flows/booking-confirmation/booking-confirmation.adapters.ts',
    'appointmentId === null ? {} : { appointment_id: appointmentId };\n      return about',
    '{};\n      return about',
  ],
  'the message to the branch is lost': [
    'flows/booking-confirmation/booking-item.adapters.ts',
    '  note: item.note,\n});\n\nexport const bookingItemFrom',
    "  note: '',\n});\n\nexport const bookingItemFrom",
  ],
  'the lead time is not sent': [
    'flows/booking-confirmation/booking-item.adapters.ts',
    'max_pre_day: item.leadDays',
    'max_pre_day: 0',
  ],
  'other times are not offered': [
    'flows/booking-confirmation/booking-confirmation.adapters.ts',
    '(details.alternatives ?? []).map(alternativeFrom)',
    '[]',
  ],
  'a slot that is lost at the confirm is refused': [
    'flows/booking-confirmation/booking-confirmation.adapters.ts',
    'failedAtScheduledTime: slotLost,',
    '',
  ],
  'a hold that is over counts as refused': [
    'flows/booking-confirmation/booking-confirmation.adapters.ts',
    'holdExpired: gone,',
    '',
  ],
  'a booking that is confirmed already is refused': [
    'flows/booking-confirmation/booking-confirmation.adapters.ts',
    '...lost, alreadyConfirmed, otherwise',
    '...lost, otherwise',
  ],
  'the end of the hold is lost': [
    'flows/booking-confirmation/booking-confirmation.adapters.ts',
    'expiresAt: expires_at ?? null,\n  serverNow',
    'expiresAt: null,\n  serverNow',
  ],
  'a confirmed booking is read as held': [
    'flows/booking-confirmation/booking-confirmation.adapters.ts',
    'if (status === STATUS.confirmed && code !== null)',
    'if (status === STATUS.noShow && code !== null)',
  ],
  'an extension can be asked for twice': [
    'flows/booking-confirmation/booking-confirmation.adapters.ts',
    "extended ? 'used' : 'offered'",
    "extended ? 'offered' : 'offered'",
  ],
  'a call that is too late is not given up': [
    'flows/booking-confirmation/booking-confirmation.adapters.ts',
    'await api()(confirm, request, { signal })',
    'await api()(confirm, request, {})',
  ],
  'the end of the session is not heard': [
    'flow-host/flow-host.ts',
    'return host.session.onSuperseded(() => flow.send(SUPERSEDED));',
    '',
  ],
});
