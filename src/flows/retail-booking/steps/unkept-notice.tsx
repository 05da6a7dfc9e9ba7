import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import notice from '../frame/chart-notice.module.css';

export interface UnkeptNoticeProps {
  readonly isShown: boolean;
  readonly onDismiss: () => void;
}

/** The browser keeps nothing: closing the page asks first (NAV-13), and it is said why. */
export function UnkeptNotice({ isShown, onDismiss }: UnkeptNoticeProps) {
  useEffect(() => {
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (!isShown) return null;
  return (
    <Notice
      kind="warning"
      className={notice.notice ?? ''}
      title={<Trans>This browser cannot keep what you fill in</Trans>}
      actions={
        <Button kind="text" size="small" onClick={onDismiss}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <Trans>You can book as usual. Please do not reload or close this page before your booking is confirmed.</Trans>
    </Notice>
  );
}
