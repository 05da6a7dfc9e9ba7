import { NEW_KEY, faultsOf } from '#tests/mutants/page-fault.ts';

export const pageFaults = faultsOf('car-booking', {
  'the address of the car is not that of the list': [
    'flows/corporate-booking/steps/address.step.tsx',
    'address: place });\n            }}',
    'address: { ...place, index: null } });\n            }}',
  ],
  'a new address is not that of the car': [
    'flows/corporate-booking/steps/address.step.tsx',
    'onKept({ ...place, address, index });',
    '',
  ],
  'a new address has a new key for a repeat': [
    'flows/corporate-booking/steps/address.step.tsx',
    "call: addTakeCarAddress, about: ''",
    `call: addTakeCarAddress, about: ${NEW_KEY}`,
  ],
  'the phone of the contact is lost': [
    'flows/corporate-booking/steps/information.form.ts',
    'phone: tidyPhone(values.tel_no)',
    "phone: ''",
  ],
  'the note to the branch is lost': [
    'flows/corporate-booking/steps/information.step.tsx',
    'note: values.note.trim() });\n    },',
    "note: '' });\n    },",
  ],
  'wrong details are taken': [
    'flows/corporate-booking/steps/information.step.tsx',
    'if (Object.keys(informationProblems(values)).length === 0)',
    '',
  ],
  'the last step does not end the car': [
    'flows/corporate-booking/steps/information.step.tsx',
    "car.send({ type: 'next.requested' });",
    '',
  ],
  'another service is not kept while it is typed': [
    'flows/corporate-booking/steps/services.step.tsx',
    "car.send({ type: 'otherService.entered', text });",
    '',
  ],
  'the times are not asked for again': [
    'flows/corporate-booking/steps/time.step.tsx',
    "onRetry={() => car.send({ type: 'times.requested' })}",
    'onRetry={() => undefined}',
  ],
  'a car that is collected is stored as one that is not': [
    'flows/corporate-booking/kept/stored-car.store.ts',
    'by_mr_fit: draft.isCollected,',
    'by_mr_fit: false,',
  ],
  'the step where a car is left is not stored': [
    'flows/corporate-booking/kept/stored-car.store.ts',
    'steps: draft.steps,',
    "steps: { current: 'branch', reached: 'branch' },",
  ],
  'a tab that returns is not heard': [
    'flow-host/visit.tsx',
    "onWake(() => tell('tab.returned'))",
    'onWake(() => undefined)',
  ],
});
