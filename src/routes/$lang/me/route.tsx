import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, Outlet, useRouter } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { SignedInContext, useMember } from '#src/app/shell/use-member.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ListSkeleton } from '#src/parts/list/list-skeleton.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { StatusPage } from '#src/ui/layout/status-page.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { AreaNavigation } from './-area-navigation.tsx';
import styles from './-me.module.css';

export const Route = createFileRoute('/$lang/me')({
  // The views of bookings and cars use the texts of the booking's steps.
  staticData: { areas: ['member', 'reading', 'steps'], isUnlisted: true },
  head: ({ match }) => pageHead(match, { title: msg`My account`, isHidden: true }),
  component: MeRoute,
});

/**
 * The member area (ME-01). The server draws the same page for everybody: its HTML has both the sign-in offer and the placeholder of the content, and
 * the styles show one of them, depending on the cookie that the page's first script has read.
 */
function MeRoute() {
  const member = useMember();
  if (member)
    return (
      <SignedInContext value={member}>
        <div className={styles.area}>
          <AreaNavigation />
          <Wrap className={styles.page}>
            <Outlet />
          </Wrap>
        </div>
      </SignedInContext>
    );
  return (
    <>
      <div className={styles.offer}>
        <SignInOffer />
      </div>
      {member === undefined ? (
        <div className={styles.coming}>
          <AreaNavigation />
          <Wrap className={styles.page}>
            <ListSkeleton />
          </Wrap>
        </div>
      ) : null}
    </>
  );
}

function SignInOffer() {
  const router = useRouter();
  const lang = useLanguage();
  return (
    <StatusPage
      title={<Trans>Sign in to see your account</Trans>}
      description={
        <Trans>Your bookings, cars, service history and points are here. You will come back to this page.</Trans>
      }
    >
      <Button
        renderLink={(look) => (
          <Link
            {...look}
            to="/$lang/auth/login"
            params={{ lang }}
            state={(state) => ({ ...state, signInFrom: router.latestLocation.href })}
          />
        )}
      >
        <Trans>Sign in</Trans>
      </Button>
      <Button kind="outline" renderLink={(look) => <Link {...look} to="/$lang/booking/find" params={{ lang }} />}>
        <Trans>Find a booking</Trans>
      </Button>
    </StatusPage>
  );
}
