import { Trans } from '@lingui/react/macro';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { InterruptedImport } from './interrupted-import.store.ts';

/** What is known of an import that was interrupted. */
export function InterruptedNotice({ interrupted: { fileName, isSent } }: { readonly interrupted: InterruptedImport }) {
  if (isSent)
    return (
      <Notice kind="warning" title={<Trans>We do not know whether “{fileName}” was imported</Trans>}>
        <Trans>
          See below what was imported last. If it is not there, choose the file again: nothing is imported twice.
        </Trans>
      </Notice>
    );
  return (
    <Notice kind="warning" title={<Trans>“{fileName}” is not imported yet</Trans>}>
      <Trans>Choose the file again. Columns that you have corrected are remembered.</Trans>
    </Notice>
  );
}
