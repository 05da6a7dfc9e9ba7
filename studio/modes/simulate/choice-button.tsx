import { IconBan, IconPlayerPlay } from '@tabler/icons-react';
import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import { isIdle } from './panel-order.ts';
import type { Choice } from './possible.ts';
import { RefusalReason } from './refusal-reason.tsx';
import { isRefused } from './run.ts';
import { stateLabel, stepLabel, technicalName, type ChartNames } from './run-names.ts';
import styles from './events-panel.module.css';

export interface ChoiceProps {
  readonly choice: Choice;
  readonly names: ChartNames;
  readonly language: Language;
  /** The digit that chooses it; null if there is none left. */
  readonly digit: number | null;
  readonly onChoose: (choice: Choice) => void;
  /** Instead of the name of the transition. */
  readonly label?: ReactNode;
  readonly icon?: ReactNode;
  /** In a group its technical name is said once, above it. */
  readonly inGroup?: boolean;
}

/** Something that may happen. What is refused can be sent all the same: nothing changes, and the log says why. */
export function ChoiceButton(props: ChoiceProps) {
  const { choice, names, language, digit, onChoose, label, icon, inGroup = false } = props;
  const { happening, leads } = choice;
  const refused = isRefused(leads);
  const reason = useId();
  const own = stepLabel(names, leads, language);
  const { text } = happening;
  const isNamedByText = inGroup && label === undefined && text !== '';
  return (
    <>
      <button
        type="button"
        data-choice=""
        className={styles.choice}
        data-refused={refused ? '' : undefined}
        data-idle={!refused && isIdle(choice) ? '' : undefined}
        aria-describedby={refused ? reason : undefined}
        aria-keyshortcuts={digit === null ? undefined : String(digit)}
        onClick={() => onChoose(choice)}
      >
        {icon ?? (refused ? <IconBan {...ICON} /> : <IconPlayerPlay {...ICON} />)}
        <span className={styles.words}>
          <span className={styles.name}>
            {label ?? (isNamedByText ? text : own || technicalName(happening))}
            {!inGroup && <code> {technicalName(happening)}</code>}
          </span>
          {text !== '' && !isNamedByText && <span className={styles.payload}>{text}</span>}
          <Leading
            choice={choice}
            by={label !== undefined || isNamedByText ? own : ''}
            names={names}
            language={language}
          />
        </span>
        {digit !== null && (
          <kbd className={styles.digit} aria-hidden="true">
            {digit}
          </kbd>
        )}
      </button>
      {refused && (
        <p className={styles.reason} id={reason}>
          <RefusalReason refusals={leads.refusals} />
        </p>
      )}
    </>
  );
}

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** Where it leads, and by which transition if that is not its name. */
function Leading({ choice, by, names, language }: Pick<ChoiceProps, 'choice' | 'names' | 'language'> & { by: string }) {
  const { leads } = choice;
  if (isRefused(leads)) return null;
  const isMoving = leads.from.join(' ') !== leads.to.join(' ');
  if (!isMoving && !isIdle(choice) && by === '') return null;
  return (
    <span className={styles.way}>
      {by}
      {isMoving && ` → ${leads.to.map((id) => stateLabel(names, id, language)).join(', ')}`}
      {isIdle(choice) && (
        <>
          {' '}
          <Trans>changes nothing</Trans>
        </>
      )}
    </span>
  );
}
