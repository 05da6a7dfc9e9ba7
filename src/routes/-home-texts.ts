import { msg } from '@lingui/core/macro';
import { organization } from '#src/app/navigation/json-ld.ts';
import type { PageTexts } from '#src/app/navigation/page-texts.ts';

export const homeTexts: PageTexts = {
  title: msg`Book car service online`,
  description: msg`Choose a branch, services and a time, and know when your car will be seen to before you leave home.`,
  path: '/',
  linkedData: [organization],
};
