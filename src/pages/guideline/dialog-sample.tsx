import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';

const dialog = partFile(() => import('#src/ui/overlays/dialog.tsx').then(({ Dialog }) => Dialog));

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
        <LazyPart
          file={dialog}
          props={{
            isOpen,
            title: t`Booking terms`,
            closeLabel: t`Close`,
            onClose: () => setOpen(false),
            children: <p>{t`No membership needed. A name, a phone number and a licence plate are enough.`}</p>,
          }}
        />
      ) : null}
    </>
  );
}
