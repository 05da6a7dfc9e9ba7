import styles from './button.module.css';
import { classes } from '#src/ui/theme/classes.ts';

export interface ButtonLook {
  /** One primary for each screen, outline for the rest, text for escape. */
  kind?: 'primary' | 'outline' | 'text';
  /** 44 px in rows, 48 by default, 56 for the deed of a page. */
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
}

/** The look of a button, for links that lead on. */
export function buttonClass({ kind = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return classes(styles.button, styles[kind], styles[size], wide && styles.wide);
}
