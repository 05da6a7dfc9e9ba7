import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useMember } from '#src/app/shell/use-member.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Greeting, NextVisitSkeleton } from '#src/pages/home/greeting.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';

const nextVisit = partFile(() =>
  import('#src/flows/my-bookings/next-visit.part.tsx').then(({ NextVisit }) => NextVisit),
);

/** The greeting of a signed-in member. The server draws its shape for everybody, and the styles show it only to members. */
export function HomeGreeting() {
  const host = useRouter().options.context;
  const lang = useLanguage();
  const member = useMember();
  const waiting = <NextVisitSkeleton />;
  return (
    <Greeting firstName={member?.firstName}>
      {member ? (
        <LazyPart
          file={nextVisit}
          waiting={waiting}
          renderFailed={() => (
            <Button
              kind="outline"
              renderLink={(look) => <Link {...look} to="/$lang/me/booking" params={{ lang }} search={{}} />}
            >
              <Trans>Bookings</Trans>
            </Button>
          )}
          props={{
            host,
            account: member,
            waiting,
            renderLink: (booking, content, className) => (
              <Link className={className} to="/$lang/me/booking" params={{ lang }} search={{ booking }}>
                {content}
              </Link>
            ),
            renderCareLink: (content, className) => (
              <Link className={className} to="/$lang/me/maintainance" params={{ lang }}>
                {content}
              </Link>
            ),
            renderPointsLink: (content, className) => (
              <Link className={className} to="/$lang/me/bluepoints" params={{ lang }}>
                {content}
              </Link>
            ),
          }}
        />
      ) : (
        waiting
      )}
    </Greeting>
  );
}
