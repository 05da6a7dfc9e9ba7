interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_APP_KEY?: string;
  /** The page of the loyalty card's provider. */
  readonly VITE_SSO_URL?: string;
}
