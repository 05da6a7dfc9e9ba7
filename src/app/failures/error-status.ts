/** The HTTP status that an error carries, else 500 (NAV-11). */
export function statusOfError(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
