import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { addDays, type BranchDate } from '#domain/thai-calendar.ts';

/** 'Today' and 'Tomorrow', by the branch's date now; null for any other day, which is named by its date. */
export function nearDay(date: BranchDate, today: BranchDate): MessageDescriptor | null {
  if (date === today) return msg`Today`;
  return date === addDays(today, 1) ? msg`Tomorrow` : null;
}
