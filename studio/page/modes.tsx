import { useLingui } from '@lingui/react/macro';
import type { Mode } from './address.ts';

/** The modes that there are, in the order of the bar. */
export function useModes(): readonly { readonly mode: Mode; readonly name: string }[] {
  const { t } = useLingui();
  return [
    { mode: 'read', name: t`Read` },
    { mode: 'atlas', name: t`Atlas` },
    { mode: 'simulate', name: t`Simulate` },
    { mode: 'live', name: t`Live` },
    { mode: 'replay', name: t`Replay` },
    { mode: 'requirements', name: t`Requirements` },
    { mode: 'compare', name: t`Compare` },
    { mode: 'export', name: t`Export` },
  ];
}
