import { lookingAt, type Going } from './address.ts';
import { GoLink } from './controls/go-link.tsx';

interface PartLinkProps {
  readonly going: Going;
  readonly flow: string;
  readonly kind: 'flow' | 'state' | 'transition';
  readonly id: string;
  readonly name: string;
}

/** Leads to a state or a transition in the drawing of its chart. */
export function PartLink({ going, flow, kind, id, name }: PartLinkProps) {
  return (
    <GoLink going={going} to={{ mode: 'read', ...lookingAt(flow, kind, id) }}>
      {kind === 'transition' && '→ '}
      {name}
    </GoLink>
  );
}
