import type { SessionNews } from '#src/api/client.ts';
import { lazyApis } from '#src/app/lazy-api.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { watchers } from '#src/flow-host/watchers.ts';

export interface WebviewHost extends FlowHost {
  /** How the session ended; null while it is alive, as far as is known. */
  readonly over: () => 'ended' | 'superseded' | null;
  readonly subscribe: (tell: () => void) => () => void;
}

const hosts = new WeakMap<RouterContext, WebviewHost>();

/**
 * The host of the webview's flows. It has its own API client, because what the server says about the webview's session does not concern a member who
 * is signed in to the same browser, whose notice and sign-out must not appear in the webview.
 */
export function webviewHostOf(context: RouterContext): WebviewHost {
  const known = hosts.get(context);
  if (known) return known;
  const { languages, now, arrival } = context;
  const { subscribe, tell } = watchers();
  let over: ReturnType<WebviewHost['over']> = null;
  const onSession = ({ standing }: SessionNews) => {
    if (standing === 'accepted' || over !== null) return;
    over = standing === 'superseded' ? 'superseded' : 'ended';
    tell();
  };
  const host: WebviewHost = {
    api: lazyApis({ now, send: (...request) => fetch(...request), arrival, onSession }),
    languages,
    now,
    session: { onSuperseded: subscribe },
    me: { member: () => null, company: () => null, subscribe: () => () => undefined },
    over: () => over,
    subscribe,
  };
  hosts.set(context, host);
  return host;
}
