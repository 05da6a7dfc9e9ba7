import { Trans } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';

export function AddCarLink() {
  const lang = useLanguage();
  return (
    <Button
      size="small"
      icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderLink={(look) => <Link {...look} to="/$lang/corporate/carInfo/list/create" params={{ lang }} />}
    >
      <Trans>Add a car</Trans>
    </Button>
  );
}
