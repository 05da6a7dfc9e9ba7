import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatPhone } from '#domain/fields/phone.ts';
import { CallLink } from '#src/ui/brand/call-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { CALL_CENTRE, type Contact } from './contact.adapters.ts';

/** Whom to ask for brands and models that are not in our list. */
export function AddingContact({ read }: { readonly read: () => Promise<Contact> }) {
  const [{ name, tel }, setContact] = useState(CALL_CENTRE);
  const start = useEffectEvent(read);
  useEffect(() => {
    let isShown = true;
    void start().then((contact) => isShown && setContact(contact));
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <Notice>
      <Trans>
        Some brands or models are not in our list. If they are spelled right, please call{' '}
        <span translate="no">{name}</span> <CallLink number={formatPhone(tel)} href={`tel:${tel}`} /> to have them
        added. The other rows can be imported now.
      </Trans>
    </Notice>
  );
}
