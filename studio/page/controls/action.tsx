import type { ComponentProps } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import controls from './controls.module.css';

/** A button of the studio, lower than those of the site: much is on one screen here. */
export function Action({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classes(controls.action, className)} />;
}
