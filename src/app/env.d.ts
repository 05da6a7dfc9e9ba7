interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_APP_KEY?: string;
}
