import { IconChevronUp, IconPlayerPlay } from '@tabler/icons-react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EventsPanelProps } from './events-panel.tsx';
import styles from './next-bar.module.css';
import { choicesOf, likelyNext } from './panel-order.ts';
import { isRefused } from './run.ts';
import { stepLabel, technicalName } from './run-names.ts';

/** On a phone: what most likely comes next, and the way to the rest. */
export function NextBar({ possible, names, language, onChoose }: Omit<EventsPanelProps, 'flow'>) {
  const { t } = useLingui();
  const next = likelyNext(possible);
  if (next === null) return null;
  const others = [...new Set(choicesOf(possible))].filter(({ leads }) => !isRefused(leads)).length - 1;
  return (
    <nav className={styles.bar} aria-label={t`Next event`}>
      <button type="button" className={styles.next} onClick={() => onChoose(next)}>
        <IconPlayerPlay size={18} stroke={1.75} aria-hidden="true" />
        <span>{stepLabel(names, next.leads, language) || technicalName(next.happening)}</span>
      </button>
      {others > 0 && (
        <a
          className={styles.rest}
          href="#simulate-events"
          onClick={(event) => {
            event.preventDefault();
            document.querySelector('#simulate-events h2')?.scrollIntoView();
          }}
        >
          <Trans>
            <Plural value={others} one="# more event" other="# more events" />
          </Trans>
          <IconChevronUp size={16} stroke={1.75} aria-hidden="true" />
        </a>
      )}
    </nav>
  );
}
