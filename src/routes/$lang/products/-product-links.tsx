import { Link } from '@tanstack/react-router';
import type { Language } from '#domain/constants.ts';
import type { ProductLinks } from '#src/pages/products/product-links.types.ts';

/** The links that the pages of services and products share. */
export const productLinks = (lang: Language): ProductLinks => ({
  renderProduct: (id, look) => <Link {...look} to="/$lang/products/$id" params={{ lang, id }} />,
  renderCompare: (look) => <Link {...look} to="/$lang/products/compare" params={{ lang }} />,
});
