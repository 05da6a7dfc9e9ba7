import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import type { Language } from '#domain/constants.ts';
import type { Area } from '#src/i18n/areas.ts';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { arrivalElement, serverArrival } from './arrival.ts';
import { drawAhead } from './draw-ahead.ts';
import { createAppRouter } from '#src/app/router.tsx';

export { addressReader } from './page-address.ts';

export interface PageRequest {
  /** Path and search. */
  readonly address: string;
  /** Of the site, for the addresses that search engines read. */
  readonly origin: string;
  readonly now: number;
  /** Answers the loaders' calls. */
  readonly send: typeof fetch;
}

export interface DrawnPage {
  readonly status: number;
  readonly language: Language;
  /** Title, description and links. */
  readonly head: string;
  /** '' where only the browser can draw the page. */
  readonly body: string;
  readonly tail: string;
  /** The sources that the page begins with, as Vite's manifest names them. */
  readonly modules: readonly string[];
  /** Sources that run before all others. */
  readonly first: readonly string[];
}

const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Draws the page at an address, in the language of its path, with the data that its loaders wait for. */
export async function drawPage({ address, origin, now, send }: PageRequest): Promise<DrawnPage> {
  const { arrival, left } = serverArrival();
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter({ history, now: () => now, send, arrival, drawAhead, origin });
  await router.load();
  const { matches, location } = router.state;
  const language = languageOfPath(location.pathname);
  const html = renderToString(<RouterProvider router={router} />);
  const head = HEAD_TAGS.exec(html)?.[0] ?? '';
  // No match: the router would first put the address right.
  const isDrawn = matches.length > 0 && matches.every(({ staticData }) => staticData.drawnBy !== 'browser');
  return {
    status: getSsrStatus(router),
    language,
    // If the browser draws, it writes the head too, and would not replace what is already there.
    head: isDrawn ? head : '',
    body: isDrawn ? html.slice(head.length) : '',
    tail: isDrawn ? arrivalElement({ now, left }) : '',
    modules: [
      ...['shell', ...areaIn(matches.at(-1)?.context)].map((area) => `locales/${language}/${area}.po`),
      ...matches.map(({ routeId }) => sourceOf(routeId)),
    ],
    first: isDrawn ? matches.flatMap(({ staticData }) => staticData.runsFirst ?? []) : [],
  };
}

/** Of the page's texts (`areaTexts`); none where it has those of every page alone. */
const areaIn = (context: object | undefined): Area[] => (context && 'area' in context ? [context.area as Area] : []);

/** The route's own chunk in the manifest: '/$lang/booking/' is src/routes/$lang/booking/index.tsx, and '/$lang' a folder's route. */
const sourceOf = (id: string) => {
  const file = id.endsWith('/') ? `${id}index` : id === '/$lang' ? `${id}/route` : id;
  return `src/routes${file}.tsx?tsr-split=component`;
};
