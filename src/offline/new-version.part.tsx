import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { isAnythingOpen } from './anything-open.ts';
import { newVersion } from './new-version.ts';
import styles from './new-version.module.css';

/** While this is shown, how often it is looked whether something has been opened. */
const LOOK_MS = 1_000;

/** Offers to load the newer build, only while the page holds nothing that a person has begun. Whoever says no goes on with the old one. */
export function NewVersion({ pathname }: { readonly pathname: string }) {
  const [isRefused, setRefused] = useState(false);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const look = () => setOpen(isAnythingOpen(pathname));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [pathname]);
  if (isRefused || isOpen) return null;
  const take = () => {
    if (isAnythingOpen(pathname)) setOpen(true);
    else newVersion.take();
  };
  return (
    <div className={styles.offer}>
      <Notice
        title={<Trans>This site has been renewed</Trans>}
        onDismiss={() => setRefused(true)}
        actions={
          <>
            <Button size="small" onClick={take}>
              <Trans>Load the new version</Trans>
            </Button>
            <Button kind="text" size="small" onClick={() => setRefused(true)}>
              <Trans>Later</Trans>
            </Button>
          </>
        }
      >
        <Trans>Nothing that you have chosen or booked is lost.</Trans>
      </Notice>
    </div>
  );
}
