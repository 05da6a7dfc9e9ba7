import type { ReactNode } from 'react';

/** A part of the guideline, below its heading. */
export function Sample({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
