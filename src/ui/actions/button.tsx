import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button as MantineButton } from '@mantine/core';
import type { ComponentProps, CSSProperties, ReactNode, Ref } from 'react';
import styles from './button.module.css';

/** What a link takes over to look like a button. */
export interface LinkLook {
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'color' | 'ref'> {
  ref?: Ref<HTMLButtonElement>;
  /** One primary for each screen, outline for the rest, text for escape. */
  kind?: keyof typeof VARIANTS;
  /** 44 px in rows, 48 by default, 56 for a page's main action. */
  size?: keyof typeof SIZES;
  wide?: boolean;
  icon?: ReactNode;
  /** What is being done, such as 'Holding your time…': shown instead of the label, and the button does nothing. */
  busy?: ReactNode;
  /** The button keeps its focus and its place, and does nothing but to say why. */
  inactive?: boolean | undefined;
  /** It was pressed while it is inactive. */
  onInactive?: (() => void) | undefined;
  /** For a link: `(look) => <Link {...look} to="/$lang" />`. */
  renderLink?: ((look: LinkLook) => ReactNode) | undefined;
}

const VARIANTS = { primary: 'filled', outline: 'default', text: 'subtle' } as const;
const SIZES = { small: 'sm', medium: 'md', large: 'lg' } as const;

/** Mantine's button. Its own `loading` and `disabled` would take the focus away from where it is. */
export function Button(props: ButtonProps) {
  const {
    kind = 'primary',
    size = 'medium',
    wide = false,
    icon,
    busy,
    inactive,
    onInactive,
    renderLink,
    ...rest
  } = props;
  const { children, onClick, ...button } = rest;
  const isBusy = busy !== undefined && busy !== null && busy !== false;
  const isOff = isBusy || inactive === true;
  const look = {
    classNames: styles,
    variant: VARIANTS[kind],
    size: SIZES[size],
    fullWidth: wide,
    leftSection: isBusy ? <span className={styles.spinner} aria-hidden="true" /> : icon,
    children: isBusy ? <span aria-live="polite">{busy}</span> : children,
  };
  if (renderLink)
    return <MantineButton component="a" {...look} className={button.className ?? ''} renderRoot={renderLink} />;
  return (
    <MantineButton
      {...button}
      {...look}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (!isOff) return onClick?.(event);
        event.preventDefault();
        if (!isBusy) onInactive?.();
      }}
    />
  );
}
