import { NEW_KEY, faultsOf } from '#tests/mutants/page-fault.ts';

export const pageFaults = faultsOf('car-form', {
  'a car is saved without a call': [
    'flows/car-form/car-form.adapters.ts',
    'const { photoId, notes } = car;',
    "const { photoId, notes } = car;\n    if (code !== '') return { kind: 'ok', value: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10' };",
  ],
  'adding a car has a new key for a repeat': [
    'flows/car-form/car-form.adapters.ts',
    "call: addCar, about: ''",
    `call: addCar, about: ${NEW_KEY}`,
  ],
  'changing a car has a new key for a repeat': [
    'flows/car-form/car-form.adapters.ts',
    'call: editCar, about: id',
    `call: editCar, about: ${NEW_KEY}`,
  ],
  'a car that is changed is added instead': [
    'flows/car-form/car-form.adapters.ts',
    'if (id !== null)',
    'if (id === 0)',
  ],
  'a photo that the car has is taken away': [
    'flows/car-form/car-form.store.ts',
    'return photo.id === null ? {} : { photoId: photo.id };',
    'return { photoId: photo.id };',
  ],
  'a plate that exists is taken for another refusal': [
    'flows/car-form/car-form.adapters.ts',
    "plateExists: refusedAs('plateExists')",
    "plateExists: refusedAs('refused')",
  ],
  'brand and model are swapped': [
    'flows/car-registration/car-registration.adapters.ts',
    'brand: car.brandId,\n  genres: car.modelId',
    'brand: car.modelId,\n  genres: car.brandId',
  ],
  'the name that the car had is sent in place of the typed one': [
    'flows/car-form/car-form.part.tsx',
    '{...carFormHandlers(actor, { photo, notes }, stored)}',
    '{...carFormHandlers({ send: (event) => actor.send(event.car ? { ...event, car: { ...event.car, carName: initial.texts.carName } } : event) }, { photo, notes }, stored)}',
  ],
  'what is typed is not kept': [
    'flows/car-form/car-form.part.tsx',
    'typed.keep({ texts: next, choice: car.choice, photo, notes });',
    '',
  ],
  'what was typed is kept after saving': [
    'flows/car-form/car-form.part.tsx',
    'typed.forget();\n    // What was read',
    '// What was read',
  ],
  'the list from before is kept after saving': [
    'flows/car-form/car-form.part.tsx',
    "queryClientOf(host).removeQueries({ queryKey: ofAccount(code), type: 'inactive' });",
    '',
  ],
  'the way back after saving is lost': ['flows/car-form/car-form.part.tsx', 'onSaved(texts.carName.trim());', ''],
  'a call that is too late is not given up': [
    'flows/car-form/car-form.adapters.ts',
    "{ call: addCar, about: '', request }, signal)",
    "{ call: addCar, about: '', request }, new AbortController().signal)",
  ],
  'the end of the session is not heard': [
    'flow-host/flow-host.ts',
    'return host.session.onSuperseded(() => flow.send(SUPERSEDED));',
    '',
  ],
});
