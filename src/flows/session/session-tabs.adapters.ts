import type { SessionReport } from '#machines/session/session.types.ts';
import { otherTabs, type OtherTabs } from '#src/flow-host/other-tabs.ts';

export type Tabs = OtherTabs<SessionReport>;

const isReport = (message: unknown): message is SessionReport =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  /^session\.(accepted|superseded|refused|ended)$/.test(String(message.type)) &&
  'kinds' in message &&
  Array.isArray(message.kinds);

/** The tabs of this browser tell each other what the server has said about their shared session. */
export const sessionTabs = (): Tabs => otherTabs('roddee.session', isReport);
