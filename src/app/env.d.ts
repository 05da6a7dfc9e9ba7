interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_APP_KEY?: string;
  /** The page of the loyalty card's provider. */
  readonly VITE_SSO_URL?: string;
  /** `off` keeps all of the statechart studio out of the build. */
  readonly VITE_STUDIO?: string;
}
