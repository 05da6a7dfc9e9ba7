import { useQuery } from '@tanstack/react-query';
import type { RetailBookingScreen, Sheet } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { ServiceChoice } from '#machines/retail-booking/retail-booking.types.ts';
import { branchesQuery, servicesQuery } from '#src/api/queries.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { FlowHost } from './retail-booking.session.ts';

type StepScreen = Extract<RetailBookingScreen, { sheet: Sheet }>;

/** The draft keeps names in the language in which they were chosen: here they are in the language of the page (LANG-05). */
export const useLocalNames = <Screen extends StepScreen>(screen: Screen, host: FlowHost): Screen => {
  const language = useLanguage();
  const api = host.api(language);
  const branches = useQuery(branchesQuery(api, language, '', null)).data?.shoppening_list;
  const services = useQuery(servicesQuery(api, language)).data?.shoppening_list;

  const named = (choice: ServiceChoice): ServiceChoice => ({
    ...choice,
    name: services?.find(({ id }) => id === choice.id)?.name ?? choice.name,
  });
  const { branch, services: chosen } = screen.sheet;
  const branchName = branches?.find(({ location_id: id }) => id === branch?.location_id)?.name;
  return {
    ...screen,
    sheet: {
      ...screen.sheet,
      branch: branch === null ? null : { ...branch, location_name: branchName ?? branch.location_name },
      services: chosen.map(named),
    },
    ...('leadService' in screen && screen.leadService !== null ? { leadService: named(screen.leadService) } : {}),
  };
};
