import { Trans } from '@lingui/react/macro';
import type { Refusal } from './guard-reads.ts';

const SHOWN = 4;

/** Which guard says no, and the values that it looked at. */
export function RefusalReason({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const [first, ...others] = refusals;
  if (!first) return <Trans>No state in force knows this event.</Trans>;
  const { guard, reads } = first;
  const values = reads
    .slice(0, SHOWN)
    .map(({ path, text }) => `${path} = ${text}`)
    .join(', ');
  const rest = others.length;
  return (
    <>
      <Trans>
        <code>{guard}</code> is false
      </Trans>
      {values !== '' && <>: {values}</>}
      {rest > 0 && (
        <>
          {' · '}
          <Trans>{rest} more guards say no</Trans>
        </>
      )}
    </>
  );
}
