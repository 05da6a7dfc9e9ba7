import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { careSearchFrom, type CareSearch } from '#src/flows/car-care/car-care.address.ts';
import { ServiceHistoryList } from '#src/flows/car-care/service-history.part.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import { useCompanyCareLinks } from '../-care-links.tsx';
import { CorporatePage } from '../-corporate-page.tsx';

export const Route = createFileRoute('/$lang/corporate/carInfo/history')({
  // Checked by the page: zod is not in a first load.
  validateSearch: (search: Record<string, unknown>): CareSearch => search,
  staticData: { personalSearch: ['plate'] },
  head: ({ match }) => pageHead(match, { title: msg`Service history`, isHidden: true }),
  component: HistoryRoute,
});

/** What has been done on the company's cars (FLEET-05). */
function HistoryRoute() {
  const raw = Route.useSearch();
  const search = useMemo(() => ({ ...careSearchFrom(raw), tab: undefined }), [raw]);
  const navigate = useNavigate();
  const lang = useLanguage();
  const { history } = useCompanyCareLinks();
  const onSearch = useCallback(
    (next: CareSearch) =>
      void navigate({
        to: '/$lang/corporate/carInfo/history',
        params: { lang },
        search: next,
        replace: true,
        resetScroll: false,
      }),
    [lang, navigate],
  );
  return (
    <CorporatePage>
      <PageHead title={<Trans>Service history</Trans>} />
      <ServiceHistoryList
        host={useRouter().options.context}
        account={useSignedInCompany()}
        search={search}
        onSearch={onSearch}
        links={history}
        bookingLink={null}
      />
    </CorporatePage>
  );
}
