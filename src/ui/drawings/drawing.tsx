import styles from './drawing.module.css';

/** The drawing of a service group, by the group's key: like the workshop's, a file whose shapes take the page's colours. */
export function ServiceDrawing({ name }: { name: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`/drawings/services/${name.replaceAll(' ', '-')}.svg#drawing`} />
    </svg>
  );
}

/** A car on the lift, with the floor line that runs over the whole width. */
export function WorkshopDrawing() {
  return (
    <svg className={styles.scene} viewBox="18 8 612 225" aria-hidden="true">
      <use href="/drawings/workshop.svg#scene" />
    </svg>
  );
}

/** A drawing at an address that the server names; its shapes take the page's colours. */
export function CoverDrawing({ href }: { href: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${href}#drawing`} />
    </svg>
  );
}
