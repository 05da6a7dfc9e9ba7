import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useLeaveWarning } from '#src/ui/page/use-leave-warning.ts';
import notice from '#src/wizard/step.module.css';

interface UnkeptNoticeProps {
  readonly step: string;
  readonly isSaid: boolean;
  readonly onSaid: () => void;
}

/** Says that the browser stores nothing, and makes closing the page ask first (NAV-13). */
export function UnkeptNotice({ step, isSaid, onSaid }: UnkeptNoticeProps) {
  const [saidAt, setSaidAt] = useState(isSaid ? null : step);
  const say = useEffectEvent(onSaid);
  useEffect(() => say(), []);
  useLeaveWarning(true);
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
