import { Plural, Trans } from '@lingui/react/macro';
import type { CheckedList } from '#domain/fleet-list/checked-list.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** A blank cell empties department and driver, which nobody should find out afterwards. */
export function EmptiedNotice({ changed }: Pick<CheckedList, 'changed'>) {
  const emptied = changed.flatMap(({ changes }) => changes.filter(({ to }) => to === '')).length;
  if (emptied === 0) return null;
  return (
    <Notice
      kind="warning"
      title={
        <Plural
          value={emptied}
          one="An empty cell removes what is stored: # value"
          other="Empty cells remove what is stored: # values"
        />
      }
    >
      <Trans>Department, driver or phone of these cars will be empty. To keep them, fill in the file.</Trans>
    </Notice>
  );
}
