import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/page-head.ts';
import { BookingFindPage } from '#src/flows/booking-lookup/booking-find.page.tsx';
import { languageOfPath } from '#src/i18n/language.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

interface FindSearch {
  plate?: string;
  code?: string;
}

/** A number in an address is read as one: a plate or a code can consist of digits alone. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

export const Route = createFileRoute('/$lang/booking/find')({
  validateSearch: (search: Record<string, unknown>): FindSearch => {
    const plate = textOf(search['plate']);
    const code = textOf(search['code']);
    return { ...(plate === undefined ? {} : { plate }), ...(code === undefined ? {} : { code }) };
  },
  loader: async ({ context, params }) => {
    await context.languages.load(languageOfPath(`/${params.lang}`), 'steps');
  },
  staticData: { beginsWith: ['locales/{language}/steps.po'] },
  head: ({ match }) => pageHead(match, { title: msg`Find a booking`, path: match.pathname }),
  component: BookingFindRoute,
});

function BookingFindRoute() {
  const { api, now } = Route.useRouteContext();
  const { plate = '', code = '' } = Route.useSearch();
  return <BookingFindPage api={api(useLanguage())} now={now} initial={{ register_number: plate, code }} />;
}
