import { Trans } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A page that the main menu and the footer lead to. */
export interface SitePage {
  /** As the router names it. */
  readonly to: NonNullable<LinkProps['to']>;
  readonly hash?: string;
  readonly name: ReactNode;
  /** Its own pages below it count as it. */
  readonly isWhole?: true;
}

export const HOME: SitePage = { to: '/$lang', name: <Trans>Home</Trans>, isWhole: true };
export const BOOK: SitePage = { to: '/$lang/booking', name: <Trans>Book a service</Trans>, isWhole: true };
export const FIND: SitePage = { to: '/$lang/booking/find', name: <Trans>Find a booking</Trans> };
export const PROMOTIONS: SitePage = { to: '/$lang/promotions', name: <Trans>Promotions</Trans> };
export const SERVICES: SitePage = { to: '/$lang/services', name: <Trans>All services</Trans>, isWhole: true };
export const PRODUCTS: SitePage = { to: '/$lang/products', name: <Trans>All products</Trans> };
export const BRANCHES: SitePage = { to: '/$lang/branch', name: <Trans>Branches</Trans> };
export const TERMS: SitePage = { to: '/$lang/termconditions', name: <Trans>Booking terms</Trans> };

export const QUESTIONS: SitePage = {
  to: '/$lang/services',
  hash: 'faqs',
  name: <Trans>Questions and answers</Trans>,
  isWhole: true,
};

export const SURVEY: SitePage = { to: '/$lang/survey', name: <Trans>Tell us about your visit</Trans> };

/** The children of 'other' (NAV-02). */
export const OTHER_PAGES: readonly SitePage[] = [
  { to: '/$lang/other/news', name: <Trans>News and activities</Trans> },
  { to: '/$lang/other/privileges', name: <Trans>Privileges</Trans> },
  { to: '/$lang/other/knowledge', name: <Trans>Car knowledge</Trans> },
  QUESTIONS,
  { to: '/$lang/privacypolicy', name: <Trans>Privacy policy</Trans> },
  { to: '/$lang/other/contactus', name: <Trans>Contact us</Trans> },
  { to: '/$lang/other/career', name: <Trans>Work with us</Trans> },
  { to: '/$lang/other/franchise', name: <Trans>Franchise</Trans> },
];
