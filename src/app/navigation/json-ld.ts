import type { Language } from '#domain/constants.ts';
import { brand } from '#src/ui/brand/brand.ts';

/** Where a page is: its builders write whole addresses. */
export interface PageSite {
  readonly origin: string;
  readonly language: Language;
}

/** JSON-LD of a page, for search engines: objects of schema.org. */
export type LinkedData = (site: PageSite) => Readonly<Record<string, unknown>>;

const CONTEXT = { '@context': 'https://schema.org' };

/** The address of a page, given below the language. */
const pageAt = ({ origin, language }: PageSite, path: string) => `${origin}/${language}${path.replace(/^\/$/, '')}`;
const chainOf = ({ origin, language }: PageSite) => ({
  '@type': 'Organization',
  name: brand.name[language],
  url: `${origin}/${language}`,
  logo: `${origin}/share.png`,
});

/** The chain itself, for the home page. */
export const organization: LinkedData = (site) => ({
  ...CONTEXT,
  ...chainOf(site),
  alternateName: brand.secondName[site.language],
  telephone: brand.callCentre.number,
  sameAs: brand.social.map(({ href }) => href),
});

/** The way to a page, from the home page on; paths are below the language. */
export const breadcrumbs =
  (...way: readonly { readonly name: string; readonly path: string }[]): LinkedData =>
  (site) => ({
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.name[site.language], path: '/' }, ...way].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: pageAt(site, path),
    })),
  });

/** `answer` is clean HTML or plain text. */
export const faqPage =
  (questions: readonly { readonly question: string; readonly answer: string }[]): LinkedData =>
  () => ({
    ...CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });

interface ArticleData {
  readonly name: string;
  readonly desc: string;
  /** Below the language. */
  readonly path: string;
  /** Below the origin. */
  readonly picture: string;
  /** 'YYYY-MM-DD'. */
  readonly postedOn: string;
}

export const newsArticle =
  ({ name, desc, path, picture, postedOn }: ArticleData): LinkedData =>
  (site) => ({
    ...CONTEXT,
    '@type': 'NewsArticle',
    headline: name,
    description: desc,
    image: [site.origin + picture],
    datePublished: postedOn,
    inLanguage: site.language,
    mainEntityOfPage: pageAt(site, path),
    author: chainOf(site),
    publisher: chainOf(site),
  });

interface ProductData {
  readonly name: string;
  readonly desc: string;
  readonly brand: string;
  readonly path: string;
  readonly picture: string;
  /** In baht. */
  readonly priceFrom?: number | undefined;
}

export const product =
  ({ name, desc, brand: maker, path, picture, priceFrom }: ProductData): LinkedData =>
  (site) => ({
    ...CONTEXT,
    '@type': 'Product',
    name,
    description: desc,
    image: [site.origin + picture],
    brand: { '@type': 'Brand', name: maker },
    url: pageAt(site, path),
    ...(priceFrom !== undefined && {
      offers: { '@type': 'AggregateOffer', priceCurrency: 'THB', lowPrice: priceFrom, seller: chainOf(site) },
    }),
  });

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface BranchData {
  readonly name: string;
  readonly path: string;
  readonly address: string;
  readonly province: string;
  readonly tel?: string | undefined;
  readonly location: { readonly lat: number; readonly lng: number };
  /** 0 is Sunday; times are 'HH:MM', null on a day on which it is shut. */
  readonly hours: readonly {
    readonly weekday: number;
    readonly open_time: string | null;
    readonly close_time: string | null;
  }[];
}

export const autoRepair =
  ({ name, path, address, province, tel, location, hours }: BranchData): LinkedData =>
  (site) => ({
    ...CONTEXT,
    '@type': 'AutoRepair',
    name: `${brand.name[site.language]} ${name}`,
    url: pageAt(site, path),
    image: `${site.origin}/share.png`,
    telephone: tel ?? brand.callCentre.number,
    address: { '@type': 'PostalAddress', streetAddress: address, addressRegion: province, addressCountry: 'TH' },
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    openingHoursSpecification: hours.flatMap(({ weekday, open_time: opens, close_time: closes }) =>
      opens === null || closes === null
        ? []
        : [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[weekday], opens, closes }],
    ),
    parentOrganization: chainOf(site),
  });
