import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from '#src/wizard/step.module.css';

/** Somebody else has taken the time while the visitor is filling in the details. */
export function TimeLost({ onOtherTime }: { readonly onOtherTime: () => void }) {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (isRead) return null;
  return (
    <Notice
      kind="warning"
      className={styles.passing ?? ''}
      actions={
        <>
          <Button kind="outline" size="small" onClick={onOtherTime}>
            <Trans>Choose another time</Trans>
          </Button>
          <Button kind="text" size="small" onClick={() => setRead(true)}>
            <Trans>OK</Trans>
          </Button>
        </>
      }
    >
      <Trans>This time was just taken. Pick another; your details are kept.</Trans>
    </Notice>
  );
}
