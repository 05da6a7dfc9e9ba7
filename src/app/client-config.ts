/** Where the calls go: this origin by default, or another server that speaks the same calls. */
export const clientConfig = {
  apiBase: import.meta.env.VITE_API_BASE ?? '',
  applicationKey: import.meta.env.VITE_APP_KEY ?? 'roddee-web',
};
