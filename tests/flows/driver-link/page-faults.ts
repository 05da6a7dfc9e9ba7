import { NEW_KEY, faultsOf } from '#tests/mutants/page-fault.ts';

export const pageFaults = faultsOf('driver-link', {
  'a link is made anew by a repeat': [
    'flows/driver-link/driver-link.adapters.ts',
    'about: bookingId,',
    `about: ${NEW_KEY},`,
  ],
  'a link is made where it should be revoked': [
    'flows/driver-link/driver-link.adapters.ts',
    "if (change === 'revoke')",
    "if (change !== 'revoke' && bookingId === '')",
  ],
  'the page around is not told of a new link': ['flows/driver-link/driver-link.part.tsx', 'onChanged?.();', ''],
  'the message leaves the link out': ['flows/driver-link/driver-link.view.ts', '      address,\n', ''],
});
