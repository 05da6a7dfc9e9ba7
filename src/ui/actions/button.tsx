import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './button.module.css';
import { classes } from '#src/ui/theme/classes.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  icon?: ReactNode;
  /** What is being done, such as 'Holding your time…': shown instead of the label, and the button does nothing. */
  busy?: ReactNode;
  /** The button keeps its focus and its place, and does nothing. */
  inactive?: boolean;
}

export function Button({ kind, size, wide, icon, busy, inactive, className, children, onClick, ...rest }: ButtonProps) {
  const isBusy = busy !== undefined && busy !== null && busy !== false;
  const isOff = isBusy || inactive === true;
  const look: ButtonLook = {
    ...(kind === undefined ? {} : { kind }),
    ...(size === undefined ? {} : { size }),
    ...(wide === undefined ? {} : { wide }),
  };
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass(look), className)}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {isBusy ? <span aria-live="polite">{busy}</span> : children}
    </button>
  );
}
