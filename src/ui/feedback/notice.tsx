import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './notice.module.css';

type NoticeKind = 'info' | 'warning' | 'error' | 'success';

const ICONS = { info: IconInfoCircle, warning: IconAlertTriangle, error: IconAlertCircle, success: IconCircleCheck };

interface NoticeProps {
  kind?: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links: the way on. */
  actions?: ReactNode;
  className?: string;
}

/** Errors interrupt a screen reader, the other kinds are read when it is idle. */
export function Notice({ kind = 'info', title, children, actions, className }: NoticeProps) {
  const id = useId();
  const Icon = ICONS[kind];
  return (
    <div
      className={classes(styles.notice, styles[kind], className)}
      role={kind === 'error' ? 'alert' : 'status'}
      aria-labelledby={title ? id : undefined}
    >
      <Icon className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
      <div className={styles.words}>
        {title ? (
          <div id={id} className={styles.title}>
            {title}
          </div>
        ) : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
