import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications as MantineNotifications, notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import styles from './notifications.module.css';

interface Notification {
  title: ReactNode;
  text?: ReactNode;
  closeLabel: string;
}

/** Reports what has been done and disappears by itself. Use a Notice or a Dialog for anything that needs an answer. */
export const notify = ({ title, text, closeLabel }: Notification): void => {
  notifications.show({
    title,
    message: text,
    role: 'status',
    classNames: styles,
    closeButtonProps: { 'aria-label': closeLabel, size: 44 },
  });
};

/** Where `notify` is shown, once on a page. It is heavy: a LazyPart. */
export function Notifications() {
  return <MantineNotifications position="bottom-center" autoClose={8_000} limit={3} />;
}
