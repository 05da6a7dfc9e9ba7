import type { ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import type { LinkLook } from '#src/ui/actions/button.tsx';

/** A link made by the route, because pages know no routes. */
export type RenderLink = (look: LinkLook) => ReactNode;

export interface ProductLinks {
  readonly renderProduct: (id: string, look: LinkLook) => ReactNode;
  readonly renderCompare: RenderLink;
}

/** What the pages read with; the router's context provides it. */
export interface ProductsHost {
  readonly api: (language: Language) => Api;
}
