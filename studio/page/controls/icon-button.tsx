import styles from './icon-button.module.css';

interface IconButtonProps {
  readonly label: string;
  /** The path of its drawing, 24 by 24. */
  readonly icon: string;
  readonly onClick: () => void;
  readonly isPressed?: boolean;
}

export function IconButton({ label, icon, onClick, isPressed }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon path={icon} />
    </button>
  );
}

export function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
