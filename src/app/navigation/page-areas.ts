import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { Area } from '#src/i18n/areas.ts';

/** The areas whose texts a page needs beside the shell's, by the routes from the root to it: those that the nearest one names. */
export const areasOf = (routes: readonly { readonly staticData: StaticDataRouteOption }[]): readonly Area[] =>
  routes.map(({ staticData }) => staticData.areas).findLast(Boolean) ?? [];
