/** How long to wait, as `retry_after` says it in seconds: in whole minutes, at least one. */
export const waitMinutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));
