import { msg } from '@lingui/core/macro';
import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { DriverVisitPage } from '#src/pages/driver-visit/driver-visit.page.tsx';

/** The address of a driver's link. Its secret is the hash, so that no server's log and no other page gets it. */
export const Route = createFileRoute('/$lang/visit')({
  staticData: {
    areas: ['driver', 'steps', 'member', 'reading'],
    drawnBy: 'browser',
    neverStored: true,
    isUnlisted: true,
  },
  head: ({ match }) => pageHead(match, { title: msg`Your visit`, isHidden: true }),
  component: VisitRoute,
});

function VisitRoute() {
  const token = useLocation({ select: ({ hash }) => hash });
  return <DriverVisitPage host={useRouter().options.context} token={token} />;
}
