/** The key of everything that is read of an account; what changes one of them invalidates the whole. `code` is the account's. */
export const ofAccount = (code: string) => ['account', code] as const;
