import { NEW_KEY, faultsOf } from '#tests/mutants/page-fault.ts';

export const pageFaults = faultsOf('my-cars', {
  'a car is marked without a call': [
    'flows/my-cars/my-cars.adapters.ts',
    "if (what === 'favourite') {",
    "if (what === 'favourite') {\n      if (code !== '') return { kind: 'ok', value: null };",
  ],
  'a car is deleted without a call': [
    'flows/my-cars/my-cars.adapters.ts',
    'const deleted = await',
    "if (code !== '') return { kind: 'ok', value: null };\n    const deleted = await",
  ],
  'marking has a new key for a repeat': [
    'flows/my-cars/my-cars.adapters.ts',
    "call: chooseFavourite, about: ''",
    `call: chooseFavourite, about: ${NEW_KEY}`,
  ],
  'deleting has a new key for a repeat': [
    'flows/my-cars/my-cars.adapters.ts',
    'call: deleteCar, about: id',
    `call: deleteCar, about: ${NEW_KEY}`,
  ],
  'the booking of a refusal is lost': [
    'flows/my-cars/my-cars.adapters.ts',
    'bookingId: details.appointment_id ?? null',
    'bookingId: null',
  ],
  'a favourite is refused without its reason': [
    'flows/my-cars/my-cars.adapters.ts',
    "carIsFavourite: refusedAs('favourite')",
    "carIsFavourite: refusedAs('refused')",
  ],
  'the words of a refusal are lost': [
    'flows/my-cars/my-cars.adapters.ts',
    "otherwise: refusedAs('refused')",
    "otherwise: () => ({ kind: 'refused', message: '' })",
  ],
  'a car that is gone is refused': [
    'flows/my-cars/my-cars.adapters.ts',
    "deleted.failure === 'carNotFound'",
    "deleted.failure === 'photoNotFound'",
  ],
  'the list is not read again': ['flows/my-cars/my-cars.part.tsx', 'void client.invalidateQueries({ queryKey });', ''],
  'the list is not read again after a refusal': [
    'flows/my-cars/my-cars.part.tsx',
    'if (done !== null || isRefused) readAgain(done);',
    'if (done !== null) readAgain(done);',
  ],
  'a call that is too late is not given up': [
    'flows/my-cars/my-cars.adapters.ts',
    "about: '', request }, signal)",
    "about: '', request }, new AbortController().signal)",
  ],
  'the end of the session is not heard': [
    'flow-host/flow-host.ts',
    'return host.session.onSuperseded(() => flow.send(SUPERSEDED));',
    '',
  ],
});
