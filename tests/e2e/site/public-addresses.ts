import type { ArticleKind } from '#domain/articles.ts';
import type { Language } from '#domain/constants.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import type { FileRouteTypes } from '#src/app/route-tree.gen.ts';
import { branches } from '#server/content/branches.ts';
import { career } from '#server/content/forms/career.ts';
import { franchise } from '#server/content/forms/franchise.ts';
import { survey } from '#server/content/forms/survey.ts';
import { products } from '#server/content/products.ts';
import { serviceGroups } from '#server/content/services.ts';
import { listed, own } from '#tests/e2e/articles/articles-page.ts';

type Route = FileRouteTypes['fullPaths'];
/** Those of members and companies need a sign-in. `/` and `/guideline` have no language. */
type PublicRoute = Exclude<Route, `/$lang/${'me' | 'corporate'}${string}` | '/' | '/guideline'>;

/** What a page is headed: the beginning of a text of the product, or what its content says. */
type Heading = string | Readonly<Record<Language, string>>;
type Address = readonly [path: string, heading: Heading];

const today = branchNow(Date.now()).date;
const [branch] = branches;
const [product] = products;
const group = serviceGroups.find(({ key }) => key === product?.group);
if (!branch || !product || !group) throw new Error('the content has a branch, a product and its group');

const articleOf = (kind: ArticleKind, path: string): Address => {
  const [item] = listed(kind, today);
  if (item === undefined) throw new Error(`nothing is listed in ${kind}`);
  return [`${path}/${item.slug}`, { th: item.text.th.name, en: item.text.en.name }];
};
const pageOf = (slug: string): Heading => {
  const text = own.library.pages.find((page) => page.slug === slug)?.text;
  return { th: text?.th.name ?? slug, en: text?.en.name ?? slug };
};

const WEBVIEW = 'Please open your coupons in the app again';

/** Every public route with addresses of it below the language: a new route does not compile until it is listed here. */
const PUBLIC_ROUTES: Record<PublicRoute, readonly Address[]> = {
  '/$lang': [],
  '/$lang/': [['', 'Book car care <0>and know your time</0> <1>before you leave home</1>']],
  '/$lang/booking/': [['/booking', 'Choose a branch']],
  '/$lang/booking/completed': [['/booking/completed', 'There is no new booking to show']],
  '/$lang/booking/find': [['/booking/find', 'Find a booking']],
  '/$lang/branch': [],
  '/$lang/branch/': [['/branch', 'Find a branch']],
  '/$lang/branch/old': [['/branch/old', 'Find a branch']],
  '/$lang/branch/$slug': [[`/branch/${branch.slug}`, branch.name]],
  '/$lang/promotions/': [['/promotions', 'Promotions']],
  '/$lang/promotions/$items': [articleOf('promotions', '/promotions')],
  '/$lang/other/news/': [['/other/news', 'News and activities']],
  '/$lang/other/news/$items': [articleOf('news', '/other/news')],
  '/$lang/other/knowledge/': [['/other/knowledge', 'Car knowledge']],
  '/$lang/other/knowledge/$items': [articleOf('knowledge', '/other/knowledge')],
  '/$lang/other/privileges/': [['/other/privileges', 'Privileges']],
  '/$lang/other/privileges/$items': [articleOf('privileges', '/other/privileges')],
  '/$lang/other/contactus': [['/other/contactus', pageOf('contactus')]],
  '/$lang/other/career/': [['/other/career', career.title]],
  '/$lang/other/career/privacy': [['/other/career/privacy', pageOf('career-privacy')]],
  '/$lang/other/franchise': [['/other/franchise', franchise.title]],
  '/$lang/privacypolicy': [['/privacypolicy', pageOf('privacypolicy')]],
  '/$lang/termconditions': [['/termconditions', 'Booking terms']],
  '/$lang/products/': [['/products', 'Products']],
  '/$lang/products/compare': [['/products/compare', 'Compare products']],
  '/$lang/products/$id': [[`/products/${product.id}`, product.name]],
  '/$lang/services/': [['/services', 'Services']],
  '/$lang/services/$groupId/': [[`/services/${group.id}`, group.name]],
  '/$lang/services/$groupId/products/': [[`/services/${group.id}/products`, 'Products: {name}']],
  '/$lang/services/$groupId/products/$id': [[`/services/${group.id}/products/${product.id}`, product.name]],
  '/$lang/survey/': [['/survey', survey.title]],
  '/$lang/survey/completed': [['/survey/completed', 'Thank you for your answers']],
  '/$lang/offline': [['/offline', 'Kept for the road']],
  '/$lang/visit': [['/visit', 'This link does not work']],
  '/$lang/auth/connect': [['/auth/connect', 'Please sign in first']],
  '/$lang/auth/information': [['/auth/information', 'Please sign in first']],
  // Leads on to the provider.
  '/$lang/auth/login': [],
  '/$lang/auth/logout': [['/auth/logout', 'You are signed out']],
  '/$lang/webview/redeem/$screen': [
    ['/webview/redeem/button', WEBVIEW],
    ['/webview/redeem/code', WEBVIEW],
    ['/webview/redeem/confirm', WEBVIEW],
    ['/webview/redeem/history', WEBVIEW],
  ],
  '/$lang/404': [],
  '/$lang/$': [],
};

/** The addresses of section 2 that need no sign-in, below the language, with the beginning of what each page is headed. */
export const PUBLIC_ADDRESSES: readonly Address[] = Object.values(PUBLIC_ROUTES).flat();

/** Addresses of the routes that name something, without such a thing, and of the pages that are not there. */
export const MISSING_ADDRESSES: readonly string[] = Object.keys(PUBLIC_ROUTES)
  .filter((route) => route.includes('$', 2) || route.endsWith('/404'))
  .map((route) => route.replace('/$lang', '').replaceAll(/\$\w*/g, 'none').replace(/\/$/, ''));
