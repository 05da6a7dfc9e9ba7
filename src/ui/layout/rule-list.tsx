import { IconCalendar, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './rule-list.module.css';

const ICONS = { clock: IconClock, calendar: IconCalendar };

interface RuleListProps {
  rules: readonly { icon: keyof typeof ICONS; rule: ReactNode; reason: ReactNode }[];
}

export function RuleList({ rules }: RuleListProps) {
  return (
    <ul className={styles.rules}>
      {rules.map(({ icon, rule, reason }) => {
        const Icon = ICONS[icon];
        return (
          <li key={icon}>
            <Icon size={28} stroke={1.5} aria-hidden="true" />
            <div>
              <b>{rule}</b>
              <p>{reason}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
