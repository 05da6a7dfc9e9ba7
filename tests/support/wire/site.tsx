import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Site {
  readonly router: {
    readonly load: () => Promise<void>;
    readonly state: { readonly location: { readonly href: string } };
  };
  readonly part: ReactNode;
}

/** A site that has only these pages, by their paths, opened at an address; `Above` stands above each of them. */
export function siteOf(pages: Readonly<Record<string, () => ReactNode>>, Above: () => ReactNode, at: string): Site {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <Above />
      </>
    ),
  });
  const routes = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  return { router, part: <RouterProvider router={router as never} /> };
}
