import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

/** What a part cannot be rendered without, such as its texts (`textsOf` of src/i18n/languages.ts). */
export interface PartNeeds {
  readonly isThere: () => boolean;
  readonly load: () => Promise<unknown>;
}

/** A component in its own file: loaded when it is wanted, or earlier with `load`, and kept for the life of the page. */
export interface PartFile<Props> extends PartNeeds {
  readonly component: () => ComponentType<Props> | undefined;
}

/** `partFile(() => import('./month-grid.tsx').then(({ MonthGrid }) => MonthGrid))`, once for each part, outside of components. */
export function partFile<Props>(read: () => Promise<ComponentType<Props>>): PartFile<Props> {
  let component: ComponentType<Props> | undefined;
  return {
    component: () => component,
    isThere: () => component !== undefined,
    load: async () => {
      component = await read();
    },
  };
}

/** A part that is loaded with the page, where others are in files of their own. */
export const readyPart = <Props,>(component: ComponentType<Props>): PartFile<Props> => ({
  component: () => component,
  isThere: () => true,
  load: () => Promise.resolve(),
});

interface LazyOptions {
  readonly needs?: PartNeeds | undefined;
  /** While false nothing is loaded, and a failure is forgotten. */
  readonly isWanted?: boolean;
  readonly onFailed?: (() => void) | undefined;
}

/** For places that render differently without their part; otherwise `LazyPart` is shorter. */
export function useLazyPart<Props>(file: PartFile<Props>, { needs, isWanted = true, onFailed }: LazyOptions = {}) {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const [, setLoaded] = useState<object>();
  if (!isWanted && failure !== null) setFailure(null);
  const isThere = file.isThere() && needs?.isThere() !== false;
  const load = useEffectEvent(() => Promise.all([file.load(), needs?.load()]));
  const fail = useEffectEvent((error: unknown) => {
    setFailure({ error });
    onFailed?.();
  });
  useEffect(() => {
    if (!isWanted || isThere || failure !== null) return;
    let isStillWanted = true;
    load().then(
      () => isStillWanted && setLoaded({}),
      (error: unknown) => isStillWanted && fail(error),
    );
    return () => {
      isStillWanted = false;
    };
  }, [isWanted, isThere, failure]);
  return { Part: isThere ? file.component() : undefined, failure, retry: () => setFailure(null) };
}

interface LazyPartProps<Props> extends Pick<LazyOptions, 'needs'> {
  readonly file: PartFile<Props>;
  readonly props: Props;
  /** As large as the part, so that nothing shifts. */
  readonly waiting?: ReactNode;
  /** Renders nothing by default. Can render `src/parts/cannot-display.tsx` with a retry, or throw the error to the page's boundary. */
  readonly renderFailed?: (retry: () => void, error: unknown) => ReactNode;
}

/**
 * Renders the part of a file, at once if it is already loaded. Does not use Suspense: on the server and during hydration it shows the placeholder,
 * and the part follows.
 */
export function LazyPart<Props extends object>({ file, props, needs, waiting, renderFailed }: LazyPartProps<Props>) {
  const { Part, failure, retry } = useLazyPart(file, { needs });
  if (Part) return <Part {...props} />;
  return <>{failure === null ? waiting : renderFailed?.(retry, failure.error)}</>;
}
