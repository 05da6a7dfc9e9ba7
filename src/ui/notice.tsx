import '@mantine/core/styles/Alert.layer.css';
import { Alert } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './notice.module.css';

type NoticeKind = 'info' | 'warning' | 'error' | 'success';

const ICONS = { info: IconInfoCircle, warning: IconAlertTriangle, error: IconAlertCircle, success: IconCircleCheck };

const CLASS_NAMES = {
  icon: styles.icon ?? '',
  body: styles.words ?? '',
  title: styles.title ?? '',
  label: styles.label ?? '',
  message: styles.message ?? '',
};

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
  const Icon = ICONS[kind];
  return (
    <Alert
      className={classes(styles.notice, styles[kind], className)}
      classNames={CLASS_NAMES}
      role={kind === 'error' ? 'alert' : 'status'}
      icon={<Icon size={20} stroke={1.75} aria-hidden="true" />}
      title={title}
    >
      {children ? <div>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </Alert>
  );
}
