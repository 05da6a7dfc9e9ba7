import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedIn } from '#src/app/shell/use-member.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { PointsPage } from '#src/pages/points/points.page.tsx';
import { Button } from '#src/ui/actions/button.tsx';

export const Route = createFileRoute('/$lang/me/bluepoints')({
  staticData: { area: 'member' },
  head: ({ match }) => pageHead(match, { title: msg`My points`, isHidden: true }),
  component: PointsRoute,
});

function PointsRoute() {
  const host = useRouter().options.context;
  const { code } = useSignedIn();
  const lang = useLanguage();
  return (
    <PointsPage
      host={host}
      api={host.api(lang)}
      code={code}
      couponsLink={
        <Button renderLink={(look) => <Link {...look} to="/$lang/me/redeem" params={{ lang }} search={{}} />}>
          <Trans>Redeem coupons</Trans>
        </Button>
      }
    />
  );
}
