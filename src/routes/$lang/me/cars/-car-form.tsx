import { Trans } from '@lingui/react/macro';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useSignedIn } from '#src/app/shell/use-member.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';

/** What the forms for adding and editing a car need from their route. */
export function useCarForm() {
  const host = useRouter().options.context;
  const member = useSignedIn();
  const lang = useLanguage();
  const navigate = useNavigate();
  return {
    host,
    member,
    back: (
      <Button kind="text" renderLink={(look) => <Link {...look} to="/$lang/me/cars" params={{ lang }} />}>
        <Trans>Back to my cars</Trans>
      </Button>
    ),
    onSaved: (savedCar: string) =>
      void navigate({ to: '/$lang/me/cars', params: { lang }, state: { savedCar }, replace: true }),
  };
}
