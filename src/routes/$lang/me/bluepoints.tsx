import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedIn } from '#src/app/shell/use-member.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { PointsPage } from '#src/pages/points/points.page.tsx';
import { inAddress } from '#src/parts/list/list-search.ts';
import { Button } from '#src/ui/actions/button.tsx';

interface PointsSearch {
  /** Of the point history. */
  readonly page?: number | undefined;
}

export const Route = createFileRoute('/$lang/me/bluepoints')({
  // Checked by the page: zod is not in a first load.
  validateSearch: (search: Record<string, unknown>): PointsSearch => search,
  head: ({ match }) => pageHead(match, { title: msg`My points`, isHidden: true }),
  component: PointsRoute,
});

function PointsRoute() {
  const host = useRouter().options.context;
  const { code } = useSignedIn();
  const lang = useLanguage();
  const navigate = useNavigate();
  const page = inAddress.page(Route.useSearch().page);
  return (
    <PointsPage
      host={host}
      api={host.api(lang)}
      code={code}
      page={page}
      onPage={(next) => void navigate({ to: '.', search: { page: next }, replace: true, resetScroll: false })}
      couponsLink={
        <Button renderLink={(look) => <Link {...look} to="/$lang/me/redeem" params={{ lang }} search={{}} />}>
          <Trans>Redeem coupons</Trans>
        </Button>
      }
    />
  );
}
