import type { ServiceChoice } from '#machines/shared/booking-choices.ts';
import { useEffect, useState } from 'react';
import type { WizardScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { readCatalogueNames } from './catalogue-names.view.ts';
import { useVisit } from './visit/use-retail-booking.ts';

type Names = Awaited<ReturnType<typeof readCatalogueNames>>;

/** The screen with branch and service names in the page's language; the draft keeps them in the language in which they were chosen (LANG-05). */
export const useLocalNames = <Screen extends WizardScreen>(screen: Screen): Screen => {
  const language = useLanguage();
  const { host, begunIn } = useVisit();
  const [names, setNames] = useState<Names>();
  // The draft's names are in the language in which the visit began: chosen in it, or read again on resuming.
  const areLocal = names === undefined && language === begunIn;

  useEffect(() => {
    if (areLocal) return;
    let isWanted = true;
    const read = async () => {
      const { readCatalogueNames } = await import('./catalogue-names.view.ts');
      const found = await readCatalogueNames(host, language);
      if (isWanted) setNames(found);
    };
    // What was chosen is still named, in the other language; the lists of the steps say themselves that they did not come.
    void read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [host, language, areLocal]);

  const named = (choice: ServiceChoice): ServiceChoice => ({
    ...choice,
    name: names?.services.find(({ id }) => id === choice.id)?.name ?? choice.name,
  });
  const { branch, services: chosen } = screen.sheet;
  const branchName = names?.branches.find(({ location_id: id }) => id === branch?.locationId)?.name;
  return {
    ...screen,
    sheet: {
      ...screen.sheet,
      branch: branch === null ? null : { ...branch, name: branchName ?? branch.name },
      services: chosen.map(named),
    },
    ...('leadService' in screen && screen.leadService !== null ? { leadService: named(screen.leadService) } : {}),
  };
};
