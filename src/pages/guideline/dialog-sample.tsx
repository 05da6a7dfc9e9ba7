import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, lazy, useState } from 'react';
import { Button } from '#src/ui/actions/button.tsx';

const Dialog = lazy(() => import('#src/ui/overlays/dialog.tsx').then((module) => ({ default: module.Dialog })));

export function DialogSample() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button kind="outline" onClick={open}>
        <Trans>Open a dialog</Trans>
      </Button>
      {wasOpened ? (
        <Suspense>
          <Dialog isOpen={isOpen} title={t`Booking terms`} closeLabel={t`Close`} onClose={() => setOpen(false)}>
            <p>{t`No membership needed. A name, a phone number and a licence plate are enough.`}</p>
          </Dialog>
        </Suspense>
      ) : null}
    </>
  );
}
