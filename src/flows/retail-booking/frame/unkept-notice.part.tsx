import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useCloseWarning } from '#src/ui/browser/use-leave-warning.ts';
import type { Box } from '#src/flow-host/box.ts';
import notice from '#src/wizard/step.module.css';

interface UnkeptNoticeProps {
  readonly step: string;
  readonly isSaid: Box<boolean>;
}

/** Says that the browser stores nothing, and makes the browser ask before the page is closed (NAV-13). */
export function UnkeptNotice({ step, isSaid }: UnkeptNoticeProps) {
  const [saidAt, setSaidAt] = useState(isSaid.get() ? null : step);
  useEffect(() => isSaid.set(true), [isSaid]);
  useCloseWarning(true);
  if (saidAt !== step) return null;
  return (
    <Notice
      kind="warning"
      className={notice.notice ?? ''}
      title={<Trans>This browser cannot keep what you fill in</Trans>}
      actions={
        <Button kind="text" size="small" onClick={() => setSaidAt(null)}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <Trans>You can book as usual. Please do not reload or close this page before your booking is confirmed.</Trans>
    </Notice>
  );
}
