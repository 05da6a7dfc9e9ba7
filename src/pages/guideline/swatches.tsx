import { Trans } from '@lingui/react/macro';
import styles from './guideline.module.css';

const TOKENS = [
  '--bg',
  '--bg-sunk',
  '--surface-tint',
  '--ink',
  '--ink-2',
  '--ink-3',
  '--line',
  '--line-strong',
  '--primary',
  '--link',
  '--choice',
  '--choice-tint',
  '--choice-edge',
  '--ok',
  '--ok-tint',
  '--err',
  '--err-tint',
  '--draw',
  '--draw-tint',
  '--board',
] as const;

export function Swatches() {
  return (
    <section>
      <h2>
        <Trans>Colours</Trans>
      </h2>
      <ul className={styles.swatches}>
        {TOKENS.map((token) => (
          <li key={token}>
            <span style={{ background: `var(${token})` }} />
            <code>{token}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
