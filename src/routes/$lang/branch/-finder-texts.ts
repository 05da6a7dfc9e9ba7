import { msg } from '@lingui/core/macro';
import type { PageTexts } from '#src/app/navigation/page-texts.ts';

/** The old address of the finder shows the same page, whose own address is the first one (BRANCH-01). */
export const finderTexts: PageTexts = {
  title: msg`Find a branch`,
  description: msg`All branches on a map, with today’s opening hours, the way there and the first free time of each.`,
  path: '/branch',
};
