import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FoundKind } from '#contract/calls/search.shapes.ts';

export const KIND_NAMES: Readonly<Record<FoundKind, ReactNode>> = {
  service: <Trans>Services</Trans>,
  branch: <Trans>Branches</Trans>,
  product: <Trans>Products</Trans>,
  promotion: <Trans>Promotions</Trans>,
  privilege: <Trans>Privileges</Trans>,
  news: <Trans>News and activities</Trans>,
  knowledge: <Trans>Car knowledge</Trans>,
  question: <Trans>Questions and answers</Trans>,
  page: <Trans>Pages of the site</Trans>,
};
