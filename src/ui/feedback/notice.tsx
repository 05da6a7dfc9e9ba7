import '@mantine/core/styles/Alert.layer.css';
import { Alert } from '@mantine/core';
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
  /** Buttons or links: what to do next. */
  actions?: ReactNode;
  /** For a notice that is closed by one of its buttons: so does Escape. */
  onDismiss?: (() => void) | undefined;
  className?: string | undefined;
}

/** Mantine's alert. Errors interrupt a screen reader; the other kinds are read when it is idle. */
export function Notice({ kind = 'info', title, children, actions, onDismiss, className }: NoticeProps) {
  // Mantine's own id changes after the first render.
  const id = useId();
  const Icon = ICONS[kind];
  return (
    <Alert
      id={id}
      className={classes(styles[kind], className)}
      classNames={styles}
      role={kind === 'error' ? 'alert' : 'status'}
      icon={<Icon size={20} stroke={1.75} aria-hidden="true" />}
      title={title}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onDismiss?.();
      }}
    >
      {children || actions ? (
        <>
          {children ? <div>{children}</div> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </>
      ) : null}
    </Alert>
  );
}
