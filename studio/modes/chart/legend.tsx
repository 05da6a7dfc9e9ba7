import { useLingui } from '@lingui/react/macro';
import { StandingIcon } from '#studio/drawing/standing-icon.tsx';
import type { Standing } from '#studio/drawing/standing.ts';
import { useStandingWords } from '#studio/page/proof-texts.ts';
import { countsOf, type FlowSummary } from '#studio/proof/summary.ts';
import styles from './chart-mode.module.css';

const ORDER: readonly Standing[] = ['full', 'part', 'none', 'justified'];

/** What the marks mean, with how many states and transitions have each. */
export function Legend({ proven }: { readonly proven: FlowSummary }) {
  const { t } = useLingui();
  const words = useStandingWords();
  const counts = countsOf([...proven.states.values(), ...proven.transitions.values()]);
  return (
    <ul className={styles.legend} aria-label={t`What is proven`}>
      {ORDER.filter((standing) => counts[standing] > 0).map((standing) => (
        <li key={standing}>
          <StandingIcon standing={standing} /> {words[standing]} <b>{counts[standing]}</b>
        </li>
      ))}
    </ul>
  );
}
