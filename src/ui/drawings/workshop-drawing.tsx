import styles from './drawing.module.css';

/** A car on the lift, with the floor line that runs over the whole width. The file's shapes take the colours of the page. */
export function WorkshopDrawing() {
  return (
    <svg className={styles.scene} viewBox="18 8 612 225" aria-hidden="true">
      <use href="/drawings/workshop.svg#scene" />
    </svg>
  );
}
