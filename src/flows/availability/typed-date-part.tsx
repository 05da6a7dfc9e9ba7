import { useEffect, useState, type ComponentType } from 'react';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { TypedDateProps } from './typed-date.tsx';

let part: ComponentType<TypedDateProps> | undefined;

/** The only input of the date step, and only in the month view: its parts are not waited for by the first free time. */
export const loadTypedDate = () => import('./typed-date.tsx').then(({ TypedDate }) => (part = TypedDate));

export function TypedDatePart(props: TypedDateProps) {
  const [hasFailed, setFailed] = useState(false);
  const [Part, setPart] = useState(() => part);
  useEffect(() => {
    if (Part !== undefined) return;
    let isWanted = true;
    loadTypedDate().then(
      (loaded) => isWanted && setPart(() => loaded),
      // The days can be chosen without it.
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [Part]);
  if (Part) return <Part {...props} />;
  return hasFailed ? null : <Skeleton height="80px" />;
}
