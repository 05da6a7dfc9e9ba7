import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { TakeCarAddressesPage } from '#src/flows/take-car-addresses/take-car-addresses.page.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CorporatePage } from '../-corporate-page.tsx';

/** Where the company's cars are collected (CB-07). */
export const Route = createFileRoute('/$lang/corporate/account/pickup')({
  head: ({ match }) => pageHead(match, { title: msg`Pick-up addresses`, isHidden: true }),
  component: PickupRoute,
});

function PickupRoute() {
  const lang = useLanguage();
  return (
    <CorporatePage>
      <TakeCarAddressesPage
        host={useRouter().options.context}
        account={useSignedInCompany()}
        backLink={
          <Link to="/$lang/corporate/account/myProfile" params={{ lang }}>
            <Trans>Company account</Trans>
          </Link>
        }
      />
    </CorporatePage>
  );
}
