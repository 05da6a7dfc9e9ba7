import type { calls } from '#contract/calls/all.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { Language } from '#domain/constants.ts';
import type { Place } from '#domain/distance.ts';
import { homeWidgets } from '../../content/home.ts';
import type { HomeWidgetContent } from '../../content/content.schema.ts';
import type { Db } from '../../db/transaction.ts';
import type { FindSoonest } from '../availability/soonest.service.ts';
import { listServiceGroups } from '../services/services.service.ts';

type Widget = AnswerOf<typeof calls.listHomeWidgets>['widget_list'][number];

/** Nothing is chosen yet on the home page: the first half hour for a service without a lead time. */
const ANY_SERVICE = { hours: 0.5, leadDays: 0 };
const BOARD = { limit: 3, times: 3 };

interface Sources {
  readonly db: Db;
  readonly findSoonest: FindSoonest;
}

interface Where {
  /** The visitor's position. */
  readonly place: Place | null;
  /** Without a position: the branch that this browser used last, whose province is shown. */
  readonly branchId: number | null;
}

/**
 * The parts of the home page in the order of the content file, each with its content. They are read one by one, because a read uses one
 * database connection at a time.
 */
export async function listHomeWidgets(sources: Sources, language: Language, where: Where): Promise<Widget[]> {
  const widgets: Widget[] = [];
  for (const { kind } of homeWidgets) widgets.push(await widgetOf(kind, sources, language, where));
  return widgets;
}

async function widgetOf(
  kind: HomeWidgetContent['kind'],
  { db, findSoonest }: Sources,
  language: Language,
  { place, branchId }: Where,
): Promise<Widget> {
  switch (kind) {
    case 'book':
    case 'lookup':
      return { kind };
    case 'services':
      return { kind, group_list: await listServiceGroups(db, language) };
    case 'soonest': {
      const nearOrOfProvince = place === null ? { provinceOf: branchId } : {};
      const { slots, province } = await findSoonest({
        ...ANY_SERVICE,
        ...BOARD,
        ...nearOrOfProvince,
        language,
        from: place,
      });
      return { kind, soonest_list: slots, ...(province !== null && { province }) };
    }
  }
}
