import { Trans } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { PlateAndCode, type PlateAndCodeProps } from './plate-and-code.part.tsx';

export interface LookupFormProps extends Pick<PlateAndCodeProps, 'initial' | 'onSubmit' | 'onEdit'> {
  readonly isSearching?: boolean;
}

/** Leads to the page that looks for a booking. */
export function LookupForm({ isSearching = false, ...props }: LookupFormProps) {
  return (
    <PlateAndCode
      {...props}
      action={`/${useLanguage()}/booking/find`}
      icon={<IconSearch aria-hidden="true" />}
      busy={isSearching ? <Trans>Looking for it…</Trans> : undefined}
    >
      <Trans>Find booking</Trans>
    </PlateAndCode>
  );
}
