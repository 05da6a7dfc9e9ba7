import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';

export function BookingLink() {
  const lang = useLanguage();
  return (
    <Button renderLink={(look) => <Link {...look} to="/$lang/booking" params={{ lang }} />}>
      <Trans>Book a service</Trans>
    </Button>
  );
}
