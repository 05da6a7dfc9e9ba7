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

/** The drawing of an article, 320 by 180, at an address that the server names. `label` says what it shows; without one it only decorates. */
export function ArticleDrawing({ href, label }: { href: string; label?: string | undefined }) {
  return (
    <svg
      className={styles.cover}
      viewBox="0 0 320 180"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`${href}#drawing`} />
    </svg>
  );
}
