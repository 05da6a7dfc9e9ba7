import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { CookiesRefused, CookiesRefusedTitle } from '#src/parts/answers/cookies-refused.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { useCloseWarning } from '#src/ui/browser/use-leave-warning.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import notice from '#src/wizard/step.module.css';

/** Before anything is filled in for nothing: without cookies no time can be kept. */
export function CookiesNotice({ isKept }: { readonly isKept: boolean }) {
  const [isRead, setRead] = useState(false);
  useCloseWarning(!isKept);
  if (isRead) return null;
  return (
    <Notice
      kind="warning"
      className={notice.notice ?? ''}
      title={<CookiesRefusedTitle />}
      actions={
        <Button kind="text" size="small" onClick={() => setRead(true)}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <CookiesRefused phone="" />
    </Notice>
  );
}
