import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { displayCode } from '#domain/fields/booking-code.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { keepOnly, keptBookings, type KeptBooking } from '#src/offline/kept-bookings.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { CallLink } from '#src/ui/brand/call-link.tsx';
import { Logo } from '#src/ui/brand/logo.tsx';
import { useOnline } from '#src/ui/browser/use-online.ts';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { useInBrowser } from '#src/ui/page/use-in-browser.ts';
import styles from './offline.module.css';

/**
 * As the server draws it, this page stands in for every other while there is no network: the service worker puts the kept bookings into it, and no
 * script runs. With a network it says what this device keeps, and removes it.
 */
export function OfflinePage({ now }: { readonly now: () => number }) {
  const language = useLanguage();
  const isOnline = useOnline();
  const isWithNetwork = useInBrowser() && isOnline;
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <Wrap>
        <Logo language={language} />
        {isWithNetwork ? <WithNetwork now={now} /> : <WithoutNetwork />}
        <section>
          <h2>
            <Trans>Help</Trans>
          </h2>
          <p>
            <Trans>
              Call <CallLink />: we can tell you everything about your booking.
            </Trans>
          </p>
        </section>
      </Wrap>
    </main>
  );
}

function WithoutNetwork() {
  return (
    <>
      <h1 tabIndex={-1}>
        <Trans>There is no network</Trans>
      </h1>
      <p>
        <Trans>This page needs the internet. What this device has kept is below.</Trans>
      </p>
      <Button
        renderLink={({ children, ...look }) => (
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address that was asked for, whichever it was
          <a {...look} href="">
            {children}
          </a>
        )}
      >
        <Trans>Try again</Trans>
      </Button>
      <section className={styles.kept}>
        <h2>
          <Trans>Your bookings</Trans>
        </h2>
        <div id="kept-bookings">
          <p>
            <Trans>
              No booking is kept on this device. One is kept when it is made or looked at here with a network, until the
              visit is over or you sign out.
            </Trans>
          </p>
        </div>
      </section>
    </>
  );
}

function WithNetwork({ now }: { readonly now: () => number }) {
  const [kept, setKept] = useState<readonly KeptBooking[] | null>(null);
  useEffect(() => {
    keptBookings(now()).then(setKept, () => setKept([]));
  }, [now]);
  const remove = () => void keepOnly(() => false).then(() => setKept([]));
  return (
    <>
      <h1 tabIndex={-1}>
        <Trans>Kept for the road</Trans>
      </h1>
      <p>
        <Trans>Without a network this page comes in place of the others, with what this device keeps.</Trans>
      </p>
      <section className={styles.kept} aria-live="polite">
        <h2>
          <Trans>Your bookings</Trans>
        </h2>
        {kept === null ? null : kept.length === 0 ? (
          <p>
            <Trans>
              No booking is kept on this device. One is kept when it is made or looked at here with a network, until the
              visit is over or you sign out.
            </Trans>
          </p>
        ) : (
          <>
            <ul>
              {kept.map(({ code, summary }) => (
                <li key={code} translate="no">
                  <b>{displayCode(code)}</b> {summary}
                </li>
              ))}
            </ul>
            <Button kind="outline" onClick={remove}>
              <Trans>Remove from this device</Trans>
            </Button>
          </>
        )}
      </section>
    </>
  );
}
