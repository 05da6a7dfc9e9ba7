import type { I18n, Messages } from '@lingui/core';
import type { Language } from '#domain/constants.ts';
import type { Area } from './areas.ts';
import { literalTexts } from './literal-texts.ts';

const catalogues = import.meta.glob<{ messages: Messages }>([
  '../../locales/*/*.po',
  '!../../locales/*/statecharts.po',
]);

const catalogueOf = (language: Language, area: Area): Promise<{ messages: Messages }> => {
  const load = catalogues[`../../locales/${language}/${area}.po`];
  return load ? load() : Promise.reject(new Error(`no catalogue: ${language} ${area}`));
};

/**
 * The texts of one router. Each language has its own instance and none is ever switched to another language, so
 * neither a preloaded link nor another request on the server can change what a page shows.
 */
export interface Languages {
  /** Loads the texts of the shell, of the area, and of every area already loaded in another language. */
  load: (language: Language, area?: Area) => Promise<I18n>;
  /** Whether the area has been loaded; from then on it is loaded for every language that the page changes to. */
  has: (area: Area) => boolean;
  /** The instance of that language, or else any loaded one, so that a page never loses its texts while another language loads. */
  nearest: (language: Language) => I18n | undefined;
}

/** The texts of some areas, for a part that must not be rendered without them (`needs` in src/ui/page/lazy-part.tsx). */
export const textsOf = (languages: Languages, language: Language, ...areas: readonly Area[]) => ({
  isThere: () => areas.every(languages.has),
  load: () => Promise.all(areas.map((area) => languages.load(language, area))),
});

export function createLanguages(): Languages {
  const wanted = new Set<Area>(['shell']);
  const loaded = new Set<Area>();
  const parts = new Map<Language, Map<Area, Promise<I18n>>>();
  const instances = new Map<Language, I18n>();
  const complete = new Map<Language, I18n>();

  const add = (language: Language, messages: Messages): I18n => {
    const known = instances.get(language);
    // Not with its own `load`, which would re-render everything that shows a text; the parts that need these texts wait for them.
    if (known) Object.assign(known.messages, messages);
    // A copy: later texts are added to it, and all routers share the catalogue itself.
    const i18n = known ?? literalTexts(language, messages);
    instances.set(language, i18n);
    return i18n;
  };

  const partOf = (language: Language, area: Area): Promise<I18n> => {
    const begun = parts.get(language) ?? new Map<Area, Promise<I18n>>();
    parts.set(language, begun);
    const part =
      begun.get(area) ??
      catalogueOf(language, area).then(
        ({ messages }) => add(language, messages),
        (error: unknown) => {
          begun.delete(area);
          throw error;
        },
      );
    begun.set(area, part);
    return part;
  };

  /** Resolves when the requested area and all shown areas are loaded. A failure to load an area that only something else has requested is ignored. */
  const completed = async (language: Language, asked: Area = 'shell'): Promise<I18n> => {
    const parts = [...wanted].map(async (area) => {
      const part = partOf(language, area);
      return area === asked || loaded.has(area) ? part : part.catch(() => undefined);
    });
    const [i18n] = await Promise.all([partOf(language, 'shell'), ...parts]);
    complete.set(language, i18n);
    return i18n;
  };

  return {
    async load(language, area = 'shell') {
      const isNew = !wanted.has(area);
      wanted.add(area);
      // If the page is just changing its language, it also needs the area in the new language.
      if (isNew) await Promise.allSettled([...parts.keys()].map((each) => completed(each, area)));
      const i18n = await completed(language, area);
      loaded.add(area);
      return i18n;
    },
    has: (area) => loaded.has(area),
    nearest: (language) => complete.get(language) ?? [...complete.values()][0],
  };
}
