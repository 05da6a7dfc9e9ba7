import type { ReactNode } from 'react';
import { displayCode, normaliseCode } from '#domain/fields/booking-code.ts';
import type { Language } from '#domain/constants.ts';
import { qrPath } from '#src/parts/visit/qr-code.tsx';

export interface KeptTicketProps {
  readonly language: Language;
  readonly code: string;
  readonly codeLabel: string;
  readonly qrLabel: string;
  readonly lines: readonly { readonly label: string; readonly values: readonly ReactNode[] }[];
}

/** The ticket as it is kept, without class names: those change with every build, and it outlives several. `offline.module.css` styles it by its elements. */
export function KeptTicket({ language, code, codeLabel, qrLabel, lines }: KeptTicketProps) {
  const { size, path } = qrPath(normaliseCode(code));
  return (
    <article lang={language}>
      <header>
        <h3>
          {codeLabel} <strong translate="no">{displayCode(code)}</strong>
        </h3>
        <svg role="img" aria-label={qrLabel} viewBox={`-2 -2 ${size + 4} ${size + 4}`} shapeRendering="crispEdges">
          <path d={path} fill="var(--paper-ink)" />
        </svg>
      </header>
      <dl>
        {lines.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            {values.map((value, place) => (
              <dd key={place}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </article>
  );
}
