import type { Handlers } from '../../http/handlers.ts';

export const sessionHandlers = {
  signOut: async ({ kind }, { endSession }) => {
    await endSession(kind);
    return { kind };
  },
} satisfies Partial<Handlers>;
