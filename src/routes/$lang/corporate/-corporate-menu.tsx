import { Trans } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Entry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly name: ReactNode;
}

interface Group {
  readonly key: string;
  readonly name: ReactNode;
  readonly entries: readonly Entry[];
}

/** The corporate menu (NAV-04), in its order; logging out is under the account. */
export const CORPORATE_MENU: readonly (Entry | Group)[] = [
  { to: '/$lang/corporate', name: <Trans>Overview</Trans> },
  { to: '/$lang/corporate/account/myProfile', name: <Trans>Company account</Trans> },
];

export const isGroup = (item: Entry | Group): item is Group => 'entries' in item;
