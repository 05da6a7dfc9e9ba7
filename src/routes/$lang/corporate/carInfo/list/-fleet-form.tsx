import { Trans } from '@lingui/react/macro';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { fleetPlace } from './-fleet-place.ts';

/** What the forms for a company's car need from their route. */
export function useFleetForm() {
  const host = useRouter().options.context;
  const member = useSignedInCompany();
  const lang = useLanguage();
  const navigate = useNavigate();
  return {
    host,
    member,
    back: (
      <Button
        kind="text"
        renderLink={(look) => (
          <Link {...look} to="/$lang/corporate/carInfo/list" params={{ lang }} search={fleetPlace.read()} />
        )}
      >
        <Trans>Back to all cars</Trans>
      </Button>
    ),
    onSaved: (savedCar: string) =>
      void navigate({
        to: '/$lang/corporate/carInfo/list',
        params: { lang },
        search: fleetPlace.read(),
        state: { savedCar },
        replace: true,
      }),
  };
}
