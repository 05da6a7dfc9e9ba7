/** Tabler's arrow to the right, drawn here: Tabler's own component is a kilobyte that the first screens do without. */
export function ArrowIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5 12h14M13 18l6-6M13 6l6 6" />
    </svg>
  );
}
