import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { arrivalElement, serverArrival } from './arrival.ts';
import { drawsOnServer, pageBeginning, type PageBeginning } from './page-beginning.ts';
import { createAppRouter } from '#src/app/router.tsx';

export { addressReader } from './page-address.ts';
export { publicPages } from './public-pages.ts';

export interface PageRequest {
  /** Path and search. */
  readonly address: string;
  /** The site's origin, for the addresses that search engines read. */
  readonly origin: string;
  readonly now: number;
  /** Answers the loaders' calls. */
  readonly send: typeof fetch;
  /** Told the status when guards and loaders are done; the page is drawn when the returned promise resolves. */
  readonly onLoaded?: (status: number) => Promise<void>;
}

export interface DrawnPage extends PageBeginning {
  readonly status: number;
  /** Title, description and links. */
  readonly head: string;
  /** '' where only the browser can draw the page. */
  readonly body: string;
  readonly tail: string;
}

const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Draws the page at an address, in the language of its path, with the data that its loaders wait for. */
export async function drawPage({ address, origin, now, send, onLoaded }: PageRequest): Promise<DrawnPage> {
  const { arrival, left, isWhole } = serverArrival();
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter({ history, now: () => now, send, arrival, origin });
  await router.load();
  const { matches, location } = router.state;
  // Not a page for a search engine to keep: the browser reads what is missing, or says that it cannot.
  const status = isWhole() ? getSsrStatus(router) : 503;
  await onLoaded?.(status);
  const language = languageOfPath(location.pathname);
  const html = renderToString(<RouterProvider router={router} />);
  const head = HEAD_TAGS.exec(html)?.[0] ?? '';
  const routes = matches.map(({ routeId, staticData }) => ({ id: routeId, staticData }));
  const isDrawn = isWhole() && drawsOnServer(routes);
  return {
    ...pageBeginning(language, routes, matches.at(-1)?.search ?? {}),
    status: status === 503 ? status : getSsrStatus(router),
    // If the browser draws the page, it also writes the head, and it would not replace existing tags.
    head: isDrawn ? head : '',
    body: isDrawn ? html.slice(head.length) : '',
    tail: isDrawn ? arrivalElement({ now, left }) : '',
  };
}
