import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';

/** Links onward from a page with nothing more to do: to the home page and the booking. `isSecond`: the page has a more important action. */
export function WaysOn({ isSecond = false }: { readonly isSecond?: boolean }) {
  const lang = useLanguage();
  return (
    <>
      <Button
        kind={isSecond ? 'outline' : 'primary'}
        renderLink={(look) => <Link {...look} to="/$lang" params={{ lang }} activeOptions={{ exact: true }} />}
      >
        <Trans>Go to the home page</Trans>
      </Button>
      <Button kind="outline" renderLink={(look) => <Link {...look} to="/$lang/booking" params={{ lang }} />}>
        <Trans>Book a service</Trans>
      </Button>
    </>
  );
}
