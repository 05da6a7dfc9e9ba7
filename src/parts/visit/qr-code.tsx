import { encode } from 'uqr';

/** One path for all dark modules, without inline styles that a content security policy would refuse. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

export function QrCode({ text, label, className }: { text: string; label: string; className: string | undefined }) {
  const { size, path } = qrPath(text);
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="var(--paper-ink)" />
    </svg>
  );
}
