import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { Area } from '#src/i18n/areas.ts';

/** Whose texts a page needs, by the routes from the root to it: those that the nearest one names, after the shell's. */
export const areasOf = (routes: readonly { readonly staticData: StaticDataRouteOption }[]): readonly Area[] => [
  'shell',
  ...(routes.findLast(({ staticData }) => staticData.areas)?.staticData.areas ?? []),
];
