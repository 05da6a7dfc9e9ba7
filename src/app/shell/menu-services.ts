import type { AnswerOf } from '#contract/call.ts';
import type { listMenuServices } from '#contract/calls/layout.calls.ts';
import { MENU_GROUPS_LIMIT, type Language } from '#domain/constants.ts';
import { withinPatience } from '#src/app/drawing/server-patience.ts';
import type { Api } from '#src/api/client.ts';
import type { Arrival } from '#src/app/drawing/arrival.ts';

export type MenuServices = readonly Pick<AnswerOf<typeof listMenuServices>['shoppening_list'][number], 'id' | 'name'>[];

const NONE: MenuServices = [];

interface Host {
  readonly api: (language: Language) => Api;
  readonly arrival: Arrival;
}

/** The service groups of the main menu (NAV-01), read once in each language. Without them the menu has its other entries. */
export interface MenuServicesVisit {
  readonly of: (language: Language) => MenuServices;
  readonly subscribe: (onChange: () => void) => () => void;
  /** A server waits for it; the browser takes what came with the page. */
  readonly read: (language: Language) => Promise<void>;
}

export function menuServicesVisit(host: () => Host): MenuServicesVisit {
  const known = new Map<Language, MenuServices>();
  const reading = new Set<Language>();
  const listeners = new Set<() => void>();
  const keep = (language: Language, services: MenuServices) => {
    known.set(language, services);
    for (const tell of listeners) tell();
  };
  const ask = async (language: Language): Promise<void> => {
    try {
      const { listMenuServices } = await import('#contract/calls/layout.calls.ts');
      const result = await host().api(language)(listMenuServices, { limit_per_page: MENU_GROUPS_LIMIT });
      if (result.kind === 'ok')
        keep(
          language,
          result.value.shoppening_list.map(({ id, name }) => ({ id, name })),
        );
    } finally {
      reading.delete(language);
    }
  };
  return {
    of: (language) => known.get(language) ?? NONE,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    read: async (language) => {
      if (known.has(language) || reading.has(language)) return;
      const { arrival } = host();
      const name = `menu ${language}`;
      const arrived = arrival.take(name) as MenuServices | undefined;
      if (arrived !== undefined) return keep(language, arrived);
      reading.add(language);
      // Tried again with the next page.
      const asked = ask(language).catch(() => undefined);
      if (!arrival.isServer) return;
      await withinPatience(asked);
      if (known.has(language)) arrival.leave(name, known.get(language));
    },
  };
}
