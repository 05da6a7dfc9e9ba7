import { Trans } from '@lingui/react/macro';
import { formatPhone } from '#domain/fields/phone.ts';
import { CallLink } from '#src/ui/brand/call-link.tsx';

/** What to do where no session lasts; '' for the phone of a branch that is not known. */
export function CookiesRefused({ phone }: { readonly phone: string }) {
  const branch = phone === '' ? {} : { number: formatPhone(phone), href: `tel:${phone}` };
  return (
    <>
      <Trans>
        Your time can only be kept with a cookie. Allow cookies for this site in the settings of your browser, or open
        it in another browser.
      </Trans>{' '}
      <Trans>
        You can also book by phone: <CallLink {...branch} />.
      </Trans>
    </>
  );
}

export const CookiesRefusedTitle = () => <Trans>This browser refuses cookies</Trans>;
