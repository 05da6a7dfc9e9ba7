import { Trans } from '@lingui/react/macro';
import { IconFileUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';

export function ImportLink() {
  const lang = useLanguage();
  return (
    <Button
      kind="outline"
      size="small"
      icon={<IconFileUpload size={20} stroke={1.75} aria-hidden="true" />}
      renderLink={(look) => <Link {...look} to="/$lang/corporate/carInfo/list/import" params={{ lang }} />}
    >
      <Trans>Import from Excel</Trans>
    </Button>
  );
}
