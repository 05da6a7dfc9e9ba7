import { IconPlayerSkipForward } from '@tabler/icons-react';
import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/constants.ts';
import { clockText, durationText } from './clock-text.ts';
import type { Choice, Possible } from './possible.ts';
import { Action } from '#studio/page/controls/action.tsx';
import styles from './run-bar.module.css';

interface RunClockProps {
  readonly passed: number;
  readonly delays: Possible['delays'];
  readonly language: Language;
  readonly onChoose: (choice: Choice) => void;
}

/** The virtual clock, which stands still until a delay ends, and the way to the end of the next one. */
export function RunClock({ passed, delays, language, onChoose }: RunClockProps) {
  const next = delays.find(({ isNext }) => isNext);
  const length = next?.left == null ? '' : durationText(next.left, language);
  return (
    <div className={styles.clock}>
      <span>
        <Trans>Virtual clock</Trans> <output>{clockText(passed)}</output>
      </span>
      {next && (
        <Action onClick={() => onChoose(next.choice)}>
          <IconPlayerSkipForward size={16} stroke={1.75} aria-hidden="true" />
          <Trans>On to the next end: {length}</Trans>
        </Action>
      )}
    </div>
  );
}
