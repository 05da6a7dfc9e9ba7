import styles from './chart-drawing.module.css';
import type { Standing } from './standing.ts';

/** Line, icon and word say the same: no colour alone. */
export function StandingMark({ standing, x, y }: { standing: Standing | null; x: number; y: number }) {
  if (standing === null) return null;
  const at = `translate(${x} ${y})`;
  return (
    <g transform={at} className={styles.mark} data-standing={standing} aria-hidden="true">
      {standing === 'justified' ? <path d="M -5 -5 h 10 v 6 l -4 4 h -6 z M 1 5 v -4 h 4" /> : <circle r={5.5} />}
      {standing === 'full' && <path d="M -2.5 0 l 2 2 l 3.5 -4" />}
      {standing === 'part' && <path d="M 0 -5.5 a 5.5 5.5 0 0 0 0 11 z" className={styles.half} />}
    </g>
  );
}
