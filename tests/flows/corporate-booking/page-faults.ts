import { NEW_KEY, faultsOf } from '#tests/mutants/page-fault.ts';

export const pageFaults = faultsOf('corporate-booking', {
  'the booking of a car of the group is not looked at': [
    'flows/corporate-booking/corporate-booking.adapters.ts',
    'bookingId: car.booking?.appointment_id ?? null }];',
    'bookingId: null }];',
  ],
  'a planned visit loses its branch': [
    'flows/corporate-booking/corporate-booking.adapters.ts',
    '...(branch === undefined ? {} : { branch:',
    '...(branch !== undefined ? {} : { branch:',
  ],
  'a plan is not forgotten once it is taken in': [
    'flows/corporate-booking/corporate-booking.adapters.ts',
    'forgetPlan();',
    '',
  ],
  'holds count as released without a call': [
    'flows/corporate-booking/corporate-booking.adapters.ts',
    'const ids = names.map(({ appointmentId }) => appointmentId);',
    'const ids: string[] = [];\n    void names;',
  ],
  'a refusal of the list of cars is lost': [
    'flows/corporate-booking/corporate-booking.adapters.ts',
    '{ otherwise: refused }',
    "{ otherwise: () => ({ message: '' }) }",
  ],
  'a hold has a new key for a repeat': [
    'flows/corporate-booking/group-confirmation.adapters.ts',
    'items.map(({ car_profile_id: id }) => id).join()',
    NEW_KEY,
  ],
  'the first answer to a repeated hold counts': [
    'flows/corporate-booking/group-confirmation.adapters.ts',
    'if (repeats === null) return result;',
    'if (repeats === null || items.length > 0) return result;',
  ],
  'a confirm has a new key for a repeat': [
    'flows/corporate-booking/group-confirmation.adapters.ts',
    'request_key: requestKey,',
    "request_key: isRepeat ? '7d1f5f0e-92b3-4c58-8a07-53a2f9b3c009' : requestKey,",
  ],
  'a refusal of a repeated confirm counts as its answer': [
    'flows/corporate-booking/group-confirmation.adapters.ts',
    'const result = lasting(await api()(confirmGroup, request, { signal }), isRepeat);',
    'const result = await api()(confirmGroup, request, { signal });\n      void lasting;\n      void isRepeat;',
  ],
  'what fits is held where all or nothing was promised': [
    'flows/corporate-booking/group-confirmation.adapters.ts',
    'allow_partial: keepsWhatFits(), aff',
    'allow_partial: true, aff',
  ],
  'what fits is confirmed where all or nothing was promised': [
    'flows/corporate-booking/group-confirmation.adapters.ts',
    'allow_partial: keepsWhatFits(),\n',
    'allow_partial: true,\n',
  ],
  'a car that is to be collected is held as one that is not': [
    'flows/corporate-booking/group-confirmation.adapters.ts',
    'by_mr_fit: collectedAt !== null',
    'by_mr_fit: false',
  ],
  'the address of a car that is to be collected is not sent': [
    'flows/corporate-booking/group-confirmation.adapters.ts',
    '...(collectedAt === null ? {} : { address_take_car: wireTakeCar(collectedAt) }),',
    '',
  ],
  'a moved hold is made anew': [
    'flows/corporate-booking/group-confirmation.adapters.ts',
    '...(appointmentId === null ? {} : { appointment_id: appointmentId }),',
    '',
  ],
  'a time that is lost at the confirm is refused': [
    'flows/corporate-booking/group-confirmation.adapters.ts',
    'code === ERROR.slotTaken || code === ERROR.failedAtScheduledTime',
    'code === ERROR.slotTaken',
  ],
  'a hold that is over counts as refused': [
    'flows/corporate-booking/group-confirmation.adapters.ts',
    'code === ERROR.bookingNotFound || code === ERROR.holdExpired ||',
    'code === ERROR.bookingNotFound ||',
  ],
  'other times are not offered': [
    'flows/corporate-booking/group-confirmation.adapters.ts',
    'alternatives: alternatives.map(alternativeFrom)',
    'alternatives: []',
  ],
  'a confirmed booking of a car is moved': [
    'flows/corporate-booking/group-confirmation.adapters.ts',
    'read.value.get(id)?.booking.status === STATUS.temporary',
    'read.value.get(id)?.booking.status !== STATUS.cancelled',
  ],
  'one hold that is gone takes the others with it': [
    'flows/corporate-booking/group-confirmation.adapters.ts',
    "if (one.kind === 'ok') found.set(id, { booking: one.value.booking, now: one.value.now ?? null });\n        else if",
    'if',
  ],
  'the wrong car is opened': [
    'flows/corporate-booking/overview.part.tsx',
    "send({ type: 'car.opened', carId })",
    "send({ type: 'car.opened', carId: actor.getSnapshot().context.group.cars[0]?.draft.car.id ?? carId })",
  ],
  'the wrong car is removed': [
    'flows/corporate-booking/overview.part.tsx',
    "send({ type: 'car.removed', carId })",
    "send({ type: 'car.removed', carId: actor.getSnapshot().context.group.cars[0]?.draft.car.id ?? carId })",
  ],
  'another time goes to another car': [
    'flows/corporate-booking/overview.part.tsx',
    "type: 'alternative.chosen', subject, alternative }",
    "type: 'alternative.chosen', subject: actor.getSnapshot().context.group.cars[0]?.draft.car.id ?? subject, alternative }",
  ],
  'a booked group stays stored': [
    'flows/corporate-booking/corporate-booking.visit.ts',
    'select: selectGroup,',
    "select: (at) => (at.value === 'confirmed' ? null : selectGroup(at)),",
  ],
  'what was booked is not kept for the page after it': [
    'flows/corporate-booking/corporate-booking.visit.ts',
    'if (output) keepResult(account, output);',
    '',
  ],
  'another tab is not heard': ['flows/corporate-booking/corporate-booking.visit.ts', 'draft.watch();', ''],
  'the end of the session is not heard': [
    'flow-host/visit.tsx',
    "host.session.onSuperseded(() => actor.send({ type: 'session.superseded' }))",
    'host.session.onSuperseded(() => undefined)',
  ],
  'the page after the booking is not opened': [
    'flows/corporate-booking/corporate-booking.page.tsx',
    'if (isConfirmed) onConfirmed();',
    '',
  ],
  'which cars are chosen is not kept': [
    'flows/corporate-booking/kept/group.store.ts',
    'chosenCodes.write(group.cars.length === 0',
    'chosenCodes.write(group.cars.length > 0',
  ],
  'the promise is not stored': [
    'flows/corporate-booking/kept/group.store.ts',
    'opened,\n      promise,\n      request_key',
    "opened,\n      promise: 'fits',\n      request_key",
  ],
  'a car that is tried again keeps its former booking': [
    'flows/corporate-booking/completed.page.tsx',
    '({ ...each, appointmentId: null, heldItem: null, alternatives: null })',
    '({ ...each, heldItem: null, alternatives: null })',
  ],
});
