import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { AnswerOf } from '#contract/call.ts';
import type { readBooking } from '#contract/calls/booking.calls.ts';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { ofAccount } from '#src/api/queries/account.ts';
import { branchesQuery } from '#src/api/queries/catalogue.queries.ts';
import { bookingQuery } from '#src/api/queries/booking.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { knownLinkFrom } from '#src/flows/driver-link/driver-link.adapters.ts';
import { DriverLinkPart } from '#src/flows/driver-link/driver-link.part.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ReadList } from '#src/parts/list/read-list.tsx';

/** Of a branch that was read in the language of the page, its name in each. */
function useBranchNames({ location_id: id, name }: AnswerOf<typeof readBooking>['booking']['branch']) {
  const host = useRouter().options.context;
  const lang = useLanguage();
  const other = lang === 'th' ? 'en' : 'th';
  const branches = useQuery(branchesQuery(host.api(other), other, '', null), queryClientOf(host)).data;
  const there = branches?.find((branch) => branch.location_id === id)?.name ?? name;
  return lang === 'th' ? { th: name, en: there } : { th: there, en: name };
}

interface DriverLinkProps {
  readonly read: AnswerOf<typeof readBooking>;
}

/** The driver's link of a confirmed booking of the company, as it was read. */
export function DriverLink({ read: { booking, driver_link: link, driver = null } }: DriverLinkProps) {
  const host = useRouter().options.context;
  const { code } = useSignedInCompany();
  const branch = useBranchNames(booking.branch);
  const reread = useCallback(
    () => void queryClientOf(host).invalidateQueries({ queryKey: [...ofAccount(code), 'booking'] }),
    [code, host],
  );
  // A server that does not speak of drivers' links has none; a car that is collected has no driver.
  if (link === undefined || booking.by_mr_fit === true) return null;
  return (
    <DriverLinkPart
      {...{ host, code, driver }}
      visit={{
        id: booking.appointment_id,
        startsAt: booking.date_time,
        plate: booking.customer_data.register_number,
        branch,
      }}
      link={link && knownLinkFrom(link, null)}
      onChanged={reread}
    />
  );
}

/** The same of a booking of which only the id is known. */
export function DriverLinkOf({ id }: { readonly id: string }) {
  const host = useRouter().options.context;
  const { code } = useSignedInCompany();
  const lang = useLanguage();
  const query = useQuery(bookingQuery(host.api(lang), lang, code, id), queryClientOf(host));
  return (
    <ReadList query={query} rows={1}>
      {(read) => (read === null ? null : <DriverLink read={read} />)}
    </ReadList>
  );
}
