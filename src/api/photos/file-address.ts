/**
 * The full address of a file that the server names, such as a photo. A relative one is resolved against the API server, which may be on another host.
 */
export const fileAddress = (address: string): string =>
  address.startsWith('/') ? `${import.meta.env.VITE_API_BASE ?? ''}${address}` : address;

/** The same for the photo of a car; null for none. */
export const photoAddress = (address: string | null): string | null => address && fileAddress(address);
