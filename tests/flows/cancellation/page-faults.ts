import { NEW_KEY, faultsOf } from '#tests/mutants/page-fault.ts';

export const pageFaults = faultsOf('cancellation', {
  'a booking is cancelled by its code without a call': [
    'flows/cancellation/cancellation.adapters.ts',
    'const { id, plate, code } = booking;',
    "const { id, plate, code } = booking;\n    if (code !== '') return { kind: 'ok', value: [{ id, result: 'cancelled' }] };",
  ],
  'a booking of an account is cancelled without a call': [
    'flows/cancellation/cancellation.adapters.ts',
    'if (others.length === 0) {',
    "if (others.length === 0) {\n      if (code !== '') return { kind: 'ok', value: [{ id: only, result: 'cancelled' }] };",
  ],
  'several bookings are cancelled without a call': [
    'flows/cancellation/cancellation.adapters.ts',
    'const request = { code, item: ids, status: STATUS.cancelled };',
    "const request = { code, item: ids, status: STATUS.cancelled };\n    if (code !== '') return { kind: 'ok', value: ids.map((id) => ({ id, result: 'cancelled' })) };",
  ],
  'cancelling by code has a new key for a repeat': [
    'flows/cancellation/cancellation.adapters.ts',
    'call: cancelByCode, about: id',
    `call: cancelByCode, about: ${NEW_KEY}`,
  ],
  'cancelling a booking of an account has a new key for a repeat': [
    'flows/cancellation/cancellation.adapters.ts',
    'call: changeStatus, about: only',
    `call: changeStatus, about: ${NEW_KEY}`,
  ],
  'cancelling several has a new key for a repeat': [
    'flows/cancellation/cancellation.adapters.ts',
    'call: changeStatusList, about: ids.join()',
    `call: changeStatusList, about: ${NEW_KEY}`,
  ],
  'only the first of several is cancelled': [
    'flows/cancellation/cancellation.adapters.ts',
    'const request = { code, item: ids,',
    'const request = { code, item: ids.slice(0, 1),',
  ],
  'a booking that was too late is said to be gone': [
    'flows/cancellation/cancellation.adapters.ts',
    "return ends('tooLate');",
    "return ends('gone');",
  ],
  'a booking that was cancelled already is said to be cancelled now': [
    'flows/cancellation/cancellation.adapters.ts',
    "(already ? 'already' : 'cancelled')",
    "(already ? 'cancelled' : 'cancelled')",
  ],
  'a booking that is gone is refused': [
    'flows/cancellation/cancellation.adapters.ts',
    "case 'bookingNotFound':",
    "case 'branchNotFound':",
  ],
  'a refusal of a repeat is taken for an answer': [
    'api/writes/keyed-write.ts',
    'return lasting(result, repeats !== null);',
    'return lasting(result, false);',
  ],
  'the results of several are lost': [
    'flows/cancellation/cancellation.adapters.ts',
    'list.map(({ appointment_id: id, result }) => ({ id, result }))',
    "list.map(({ appointment_id: id }) => ({ id, result: 'cancelled' }))",
  ],
  'the page is not told what was cancelled': [
    'flows/cancellation/cancellation.part.tsx',
    'if (isSettled) onSettled(bookings.map(({ id }) => id));',
    '',
  ],
  'the page is not told that an answer is awaited': [
    'flows/cancellation/cancellation.part.tsx',
    'useEffect(() => onAwaited?.(awaited), [awaited, onAwaited]);',
    '',
  ],
  'what ended elsewhere is not heard': [
    'flows/cancellation/cancellation.part.tsx',
    "actor.send({ type: 'bookings.endedElsewhere', ids: endedIds.split(',') });",
    '{}',
  ],
  'Back does not take the question away': [
    'flows/cancellation/cancellation.part.tsx',
    "else if (actor.getSnapshot().matches('asking')) actor.send({ type: 'cancellation.declined' });",
    '',
  ],
  'the question stays in the history after it was answered': [
    'flows/cancellation/cancellation.part.tsx',
    'question.agree();\n',
    '\n',
  ],
  'the end of the session is not heard': [
    'flow-host/flow-host.ts',
    'return host.session.onSuperseded(() => flow.send(SUPERSEDED));',
    '',
  ],
});
