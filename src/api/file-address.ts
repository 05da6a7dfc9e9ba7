/** The address of a file that the server named, such as a photo: relative ones are of the server with the calls, which may be elsewhere. */
export const fileAddress = (address: string): string =>
  address.startsWith('/') ? `${import.meta.env.VITE_API_BASE ?? ''}${address}` : address;

/** The same for the photo of a car; null for none. */
export const photoAddress = (address: string | null): string | null => address && fileAddress(address);
