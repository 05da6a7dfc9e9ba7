import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { SignedOutPage } from '#src/pages/signed-out/signed-out.page.tsx';

export const Route = createFileRoute('/$lang/auth/logout')({
  head: ({ match }) => pageHead(match, { title: msg`Signed out` }),
  component: LogoutRoute,
});

function LogoutRoute() {
  const { session } = useRouter().options.context;
  useEffect(() => session.end(), [session]);
  return <SignedOutPage />;
}
