import { Trans } from '@lingui/react/macro';
import { faultWords, type Fault } from './fault.ts';

/** What went wrong in words, with the name and number that the code has for it. */
export function FaultText({ fault }: { readonly fault: Fault }) {
  return (
    <>
      <Cause fault={fault} /> <code>{faultWords(fault)}</code>
      {fault.name !== null && fault.error !== null && (
        <>
          {' '}
          <code>{fault.error}</code>
        </>
      )}
    </>
  );
}

function Cause({ fault: { error, reason, status, name } }: { readonly fault: Fault }) {
  if (name !== null) return <Trans>The server refused it.</Trans>;
  if (status !== null) return <Trans>The server answered with status {status}.</Trans>;
  if (reason === 'network') return <Trans>The server was not reached.</Trans>;
  if (reason === 'malformed') return <Trans>The server's answer could not be read.</Trans>;
  return error === null ? null : <Trans>An error in the page.</Trans>;
}
