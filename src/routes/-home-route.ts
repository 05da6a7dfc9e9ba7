import { msg } from '@lingui/core/macro';
import type { Language } from '#domain/constants.ts';
import type { AnswerFor } from '#src/api/client.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import type { PageTexts } from '#src/app/page-head.ts';

export const homeTexts: PageTexts = {
  title: msg`Book car service online`,
  description: msg`Choose a branch, services and a time, and know when your car will be seen to before you leave home.`,
  path: '/',
};

export interface HomeWidgets {
  widgets: AnswerFor<'listHomeWidgets'>['widget_list'];
  /** When they were read, in milliseconds. */
  readAt: number;
}

/** Not waited for: the page is drawn and can be used while they are on their way. Null when they could not be read. */
export function startHomeWidgets({ api, now }: RouterContext, language: Language) {
  const read = async (): Promise<HomeWidgets | null> => {
    try {
      const result = await api(language)('listHomeWidgets', {});
      return result.kind === 'ok' ? { widgets: result.value.widget_list, readAt: now() } : null;
    } catch {
      return null;
    }
  };
  return { home: read() };
}
