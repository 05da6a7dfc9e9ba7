import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import type { ProductLinks } from '#src/pages/products/product-links.types.ts';
import type { LinkLook } from '#src/ui/actions/button.tsx';

/** The links that the pages of services and products share. */
export const productLinks = (lang: Language): ProductLinks => ({
  renderProduct: (id, look) => <Link {...look} to="/$lang/products/$id" params={{ lang, id }} />,
  renderCompare: (look) => <Link {...look} to="/$lang/products/compare" params={{ lang }} />,
});

/** A booking with these services filled in. */
export const bookLink =
  (lang: Language) =>
  (services: readonly number[], look: LinkLook): ReactNode => (
    <Link {...look} to="/$lang/booking" params={{ lang }} search={{ services: servicesInAddress(services) }} />
  );

/** One service is a number in an address, several are a text. */
const servicesInAddress = (services: readonly number[]): string | number =>
  services.length === 1 ? (services[0] ?? '') : services.join(',');
