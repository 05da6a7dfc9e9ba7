import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useMember } from '#src/app/shell/use-member.ts';
import { Connecting, NotBegun, SignedIn, useIsLoggingIn } from './-status.tsx';

export const Route = createFileRoute('/$lang/auth/connect')({
  staticData: { areas: ['content'], isUnlisted: true },
  head: ({ match }) => pageHead(match, { title: msg`Sign in`, isHidden: true }),
  component: ConnectRoute,
});

function ConnectRoute() {
  const member = useMember();
  const isLoggingIn = useIsLoggingIn();
  if (member) return <SignedIn name={member.firstName} />;
  return isLoggingIn || member === undefined ? <Connecting /> : <NotBegun />;
}
