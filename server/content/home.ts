import { z } from 'zod';
import { homeWidgetContent } from './content.schema.ts';

/** The parts of the home page, in the order in which they are shown. */
export const homeWidgets = z
  .array(homeWidgetContent)
  .parse([{ kind: 'book' }, { kind: 'soonest' }, { kind: 'lookup' }, { kind: 'services' }]);
