import styles from './turning-line.module.css';

/** At the top of the page while the next step is being rendered. */
export const TurningLine = () => <div className={styles.line} />;
