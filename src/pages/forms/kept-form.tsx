import { useState, type ReactNode } from 'react';
import type { Answers } from '#contract/calls/form.shapes.ts';
import { StillHere } from '#src/parts/forms/still-here.tsx';
import { useInBrowser } from '#src/ui/page/use-in-browser.ts';
import { typedForms } from './form.store.ts';

interface KeptFormProps {
  /** Which form. */
  readonly name: string;
  readonly children: (typed: Answers | null, keep: (answers: Answers) => void) => ReactNode;
}

const isEmpty = (answers: Answers) => Object.values(answers).every((answer) => answer.trim() === '');

/** A form that begins with what was typed into it before. A server draws it empty. */
export function KeptForm(props: KeptFormProps) {
  const isInBrowser = useInBrowser();
  return <Kept key={String(isInBrowser)} {...props} isInBrowser={isInBrowser} />;
}

function Kept({ name, isInBrowser, children }: KeptFormProps & { readonly isInBrowser: boolean }) {
  const [begun, setBegun] = useState(() => ({ typed: isInBrowser ? typedForms.read(name) : null, round: 0 }));
  const keep = (answers: Answers) => typedForms.write(name, isEmpty(answers) ? null : answers);
  return (
    <>
      {begun.typed === null ? null : (
        <StillHere
          onDiscard={() => {
            typedForms.write(name, null);
            setBegun({ typed: null, round: begun.round + 1 });
          }}
        />
      )}
      <div key={begun.round}>{children(begun.typed, keep)}</div>
    </>
  );
}
