import { Trans } from '@lingui/react/macro';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** `refusal`: why, '' if the answer did not come, null while nothing failed. */
export const NotSent = ({ refusal }: { readonly refusal: string | null }) =>
  refusal === null ? null : (
    <Notice kind="error" title={<Trans>It was not sent</Trans>}>
      {refusal || <Trans>Check your connection and try again.</Trans>}
    </Notice>
  );
