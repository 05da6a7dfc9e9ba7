import { Trans } from '@lingui/react/macro';
import { NothingYet } from '#src/parts/list/nothing.tsx';

/** For a group that has services but no products. */
export const NothingSold = () => <NothingYet title={<Trans>There are no products here yet</Trans>} />;
