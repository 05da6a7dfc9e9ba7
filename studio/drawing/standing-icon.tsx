import { useStandingWords } from '#studio/page/proof-texts.ts';
import { StandingMark } from './standing-mark.tsx';
import type { Standing } from './standing.ts';

/** The mark of a standing with its word for who does not see it. */
export function StandingIcon({ standing }: { readonly standing: Standing | null }) {
  const words = useStandingWords();
  if (standing === null) return null;
  return (
    <svg viewBox="-7 -7 14 14" width="15" height="15" role="img" aria-label={words[standing]} style={{ flex: 'none' }}>
      <title>{words[standing]}</title>
      <StandingMark standing={standing} x={0} y={0} />
    </svg>
  );
}
