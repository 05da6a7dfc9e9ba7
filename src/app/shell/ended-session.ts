import type { SessionNoticeProps } from '#src/flows/session/session-notice.part.tsx';

/** What is shown above the page when a session has ended. */
export interface EndedSessionProps extends Pick<SessionNoticeProps, 'notice' | 'onLeave'> {
  /** Whose draft waits, '' for a guest. */
  readonly account: string;
  /** Whoever it is can sign in again here, and comes back to this page. */
  readonly isMember: boolean;
  readonly isCompany: boolean;
}
