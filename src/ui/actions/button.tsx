import '@mantine/core/styles/UnstyledButton.layer.css';
import { UnstyledButton } from '@mantine/core';
import type { ComponentProps, CSSProperties, ReactNode, Ref } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './button.module.css';

/** The props that make a link look like a button. */
export interface LinkLook {
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'color' | 'ref'> {
  ref?: Ref<HTMLButtonElement>;
  /** `primary` once per screen, `outline` for other actions, `text` for leaving, `danger` for what cannot be undone. */
  kind?: keyof typeof VARIANTS;
  /** 44 px in rows, 48 by default, 56 for a page's main action. */
  size?: keyof typeof SIZES;
  wide?: boolean;
  icon?: ReactNode;
  /** What is being done, such as 'Holding your time…': shown instead of the label, and the button does nothing. */
  busy?: ReactNode;
  /** The button keeps its focus and its place, but pressing it only says why it is inactive. */
  inactive?: boolean | undefined;
  /** It looks as ever, and does nothing for a moment. */
  resting?: boolean | undefined;
  /** Called when it is pressed while inactive. */
  onInactive?: (() => void) | undefined;
  /** For a link: `(look) => <Link {...look} to="/$lang" />`. */
  renderLink?: ((look: LinkLook) => ReactNode) | undefined;
}

const VARIANTS = { primary: 'filled', outline: 'default', text: 'subtle', danger: 'outline' } as const;
const SIZES = { small: 'sm', medium: 'md', large: 'lg' } as const;

/**
 * Based on Mantine's unstyled button: colours, sizes and the busy state are ours, because `loading` and `disabled` of Mantine's `Button` would lose
 * the focus.
 */
export function Button(props: ButtonProps) {
  const {
    kind = 'primary',
    size = 'medium',
    wide = false,
    icon,
    busy,
    inactive,
    resting = false,
    onInactive,
    renderLink,
    ...rest
  } = props;
  const { children, onClick, ...button } = rest;
  const isBusy = busy !== undefined && busy !== null && busy !== false;
  const isOff = isBusy || resting || inactive === true;
  const look = {
    variant: VARIANTS[kind],
    size: SIZES[size],
    mod: { block: wide },
    className: classes(styles.root, button.className),
    children: (
      <>
        {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
        {isBusy ? <span aria-live="polite">{busy}</span> : children}
      </>
    ),
  };
  if (renderLink) return <UnstyledButton component="a" {...look} renderRoot={renderLink} />;
  return (
    <UnstyledButton
      {...button}
      {...look}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || (resting && inactive !== true) || undefined}
      onClick={(event) => {
        if (!isOff) return onClick?.(event);
        event.preventDefault();
        if (!isBusy && !resting) onInactive?.();
      }}
    />
  );
}
