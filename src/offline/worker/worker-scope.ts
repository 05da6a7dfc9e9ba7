/** The little that is used of a service worker's own globals: the library that declares all of them contradicts the one of pages. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { readonly matchAll: (what: { includeUncontrolled: boolean }) => Promise<readonly unknown[]> };
  readonly skipWaiting: () => Promise<void>;
  /** The files of this build, written in by the build. */
  readonly __WB_MANIFEST: readonly { readonly url: string }[];
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

interface Extendable extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchAsked extends Extendable {
  readonly request: Request;
  /** The answer that the browser has asked for while this worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents {
  readonly install: Extendable;
  readonly activate: Extendable;
  readonly fetch: FetchAsked;
  readonly message: Extendable & { readonly data: unknown };
}
