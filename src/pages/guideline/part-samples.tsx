import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notifications, notify } from '#src/ui/feedback/notifications.tsx';
import { SuggestField } from '#src/ui/inputs/suggest-field.tsx';
import { Pagination } from '#src/ui/navigation/pagination.tsx';
import { Tabs } from '#src/ui/navigation/tabs.tsx';
import { FloatingBar } from '#src/ui/overlays/floating-bar.tsx';
import { ActionMenu, Popover } from '#src/ui/overlays/floating.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { Drawer } from '#src/ui/overlays/drawer.tsx';
import { FieldSamples } from './field-samples.tsx';
import styles from './guideline.module.css';
import { LookSamples } from './look-samples.tsx';
import { StateSamples } from './state-samples.tsx';

const PLACES = ['บางนา', 'บางแค', 'บางกะปิ', 'พระราม 4', 'อุบลราชธานี'];

/** Loaded after the page: elsewhere each of these is loaded with the flow that uses it. */
export function PartSamples() {
  return (
    <>
      <LookSamples />
      <StateSamples />
      <FieldSamples />
      <Overlays />
      <Navigation />
    </>
  );
}

function Overlays() {
  const { t } = useLingui();
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const [place, setPlace] = useState('');
  const close = () => setOpen(null);
  const over = { title: t`Booking terms`, closeLabel: t`Close`, onClose: close };
  const words = <p>{t`No membership needed. A name, a phone number and a licence plate are enough.`}</p>;
  const said = () => notify({ title: t`Your booking`, text: t`Good to know`, closeLabel: t`Close` });
  return (
    <section>
      <h2>
        <Trans>Over the page</Trans>
      </h2>
      <div className={styles.row}>
        <Button kind="outline" onClick={() => setOpen('dialog')}>
          <Trans>Open a dialog</Trans>
        </Button>
        <Button kind="outline" onClick={() => setOpen('drawer')}>
          <Trans>Open a drawer</Trans>
        </Button>
        <ActionMenu
          button={<Button kind="outline">{t`Open a menu`}</Button>}
          actions={[
            { key: 'find', label: t`Find a booking`, onChoose: said },
            { key: 'book', label: t`Book a service`, onChoose: said },
          ]}
        />
        <Popover button={<Button kind="outline">{t`Open a popover`}</Button>}>{words}</Popover>
        <Button kind="outline" onClick={said}>
          <Trans>Show a notification</Trans>
        </Button>
      </div>
      <div className={styles.fields}>
        <SuggestField
          label={t`Place`}
          value={place}
          onChange={setPlace}
          suggestions={PLACES.filter((each) => each.includes(place))}
        />
      </div>
      <Dialog isOpen={open === 'dialog'} {...over}>
        {words}
      </Dialog>
      <Drawer isOpen={open === 'drawer'} {...over}>
        {words}
      </Drawer>
      <Notifications />
      <FloatingBar>
        <Button size="small" onClick={said}>
          <Trans>Find a booking</Trans>
        </Button>
      </FloatingBar>
    </section>
  );
}

function Navigation() {
  const { t } = useLingui();
  const [tab, setTab] = useState<'th' | 'en'>('th');
  const [page, setPage] = useState(1);
  return (
    <section>
      <h2>
        <Trans>Tabs and pages</Trans>
      </h2>
      <Tabs
        label={t`Language`}
        open={tab}
        onOpen={setTab}
        tabs={[
          { name: 'th', label: 'ไทย', content: <p lang="th">จองคิวดูแลรถ ที่นี่ รู้ น้ำมัน 10:30</p> },
          { name: 'en', label: 'English', content: <p>{t`Good to know`}</p> },
        ]}
      />
      <Pagination
        label={t`Pages`}
        previousLabel={t`Previous page`}
        nextLabel={t`Next page`}
        pageLabel={(each) => t`Page ${each}`}
        pages={9}
        page={page}
        onPage={setPage}
      />
    </section>
  );
}
