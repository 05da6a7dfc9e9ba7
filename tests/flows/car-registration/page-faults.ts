import { faultsOf } from '#tests/mutants/page-fault.ts';

export const pageFaults = faultsOf('car-registration', {
  'the lists are known without a call': [
    'flows/car-registration/car-registration.adapters.ts',
    'listCarMasterData: async (question, signal) => {',
    "listCarMasterData: async (question, signal) => {\n    if (signal) return { kind: 'ok', value: [{ id: 1, name: 'Toyota' }, { id: 2, name: 'Isuzu' }] };",
  ],
  'the model is not named when variants are listed': [
    'flows/car-registration/car-registration.adapters.ts',
    '...(modelId === null ? {} : { car_model: modelId }),',
    '',
  ],
  'the words of a refusal are lost': [
    'flows/car-registration/car-registration.adapters.ts',
    'toOutcome(result, { otherwise: refused }',
    "toOutcome(result, { otherwise: () => ({ message: '' }) }",
  ],
  'a variant is taken for a model': [
    'flows/car-registration/car-registration.flow.ts',
    "variant: 'variant.chosen'",
    "variant: 'model.chosen'",
  ],
  'a list that is not wanted any more is not given up': [
    'flows/car-registration/car-registration.adapters.ts',
    'requestFor(question), { signal }',
    'requestFor(question), {}',
  ],
  'a failed list is not asked for again': [
    'flows/car-registration/car-registration.flow.ts',
    "onCarRetry: () => actor.send({ type: 'retry.requested' }),",
    'onCarRetry: () => undefined,',
  ],
});
