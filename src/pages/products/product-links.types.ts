import type { ReactNode } from 'react';
import type { LinkLook } from '#src/ui/actions/button.tsx';

/** A link made by the route, because pages know no routes. */
export type RenderLink = (look: LinkLook) => ReactNode;

export interface ProductLinks {
  readonly renderProduct: (id: string, look: LinkLook) => ReactNode;
  readonly renderCompare: RenderLink;
}
