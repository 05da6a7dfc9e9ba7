import type { Handlers } from '../../http/handlers.ts';

export const sessionHandlers: Pick<Handlers, 'signOut'> = {
  signOut: async ({ kind }, { endSession }) => {
    await endSession(kind);
    return { kind };
  },
};
