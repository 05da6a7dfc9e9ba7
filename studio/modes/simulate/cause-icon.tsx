import { IconBrowser, IconClock, IconPlayerPlay, IconServer2, IconSitemap, IconUser } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import type { Played } from './run.ts';

const ICONS = {
  start: IconPlayerPlay,
  person: IconUser,
  server: IconServer2,
  time: IconClock,
  child: IconSitemap,
  elsewhere: IconBrowser,
} as const;

export const CAUSES = ['person', 'server', 'time', 'child', 'elsewhere'] as const;

/** What those who cause events are called. */
export function useCauseNames(): Readonly<Record<Played['cause'], string>> {
  const { t } = useLingui();
  return {
    start: t`Start`,
    person: t`Person`,
    server: t`Server`,
    time: t`Time`,
    child: t`Child chart`,
    elsewhere: t`Another tab`,
  };
}

export function CauseIcon({ cause }: Pick<Played, 'cause'>) {
  const Icon = ICONS[cause];
  return <Icon size={16} stroke={1.75} aria-hidden="true" />;
}
