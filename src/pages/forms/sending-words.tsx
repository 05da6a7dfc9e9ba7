import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SendingState } from './use-sending.ts';

/** What the button says while a form is on its way; null while it is not. */
export function sendingWords({ kind }: SendingState): ReactNode {
  if (kind === 'proving') return <Trans>Checking that no program sends this…</Trans>;
  return kind === 'sending' ? <Trans>Sending…</Trans> : null;
}
