import type { SessionNoticeProps } from '#src/flows/session/session-notice.part.tsx';

/** What is shown above the page when a session has ended. Whoever it was can sign in again here, and comes back to this page. */
export type EndedSessionProps = Pick<SessionNoticeProps, 'notice' | 'onLeave'>;
