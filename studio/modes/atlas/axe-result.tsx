import { Plural, Trans } from '@lingui/react/macro';
import type { Picture } from '#studio/atlas/atlas.ts';
import { Icon } from '#studio/page/controls/icon-button.tsx';
import styles from './atlas-mode.module.css';

const TICK = 'M5 12.5 10 17.5 19.5 7';
const ALERT = 'M12 8v5M12 16.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18';
const UNKNOWN = 'M6 12h12';

export const countOf = ({ axe, overflow }: Picture): number => (axe?.problems.length ?? 0) + (overflow > 0 ? 1 : 0);

/** In one line: an icon and a word, so that no colour says it alone. */
export function AxeResult({ picture }: { readonly picture: Picture }) {
  const count = countOf(picture);
  if (count > 0)
    return (
      <span className={styles.result} data-result="found">
        <Icon path={ALERT} />
        <Plural value={count} one="# problem" other="# problems" />
      </span>
    );
  if (picture.axe === null)
    return (
      <span className={styles.result} data-result="unknown">
        <Icon path={UNKNOWN} />
        <Trans>not checked</Trans>
      </span>
    );
  return (
    <span className={styles.result} data-result="passed">
      <Icon path={TICK} />
      <Trans>passed</Trans>
    </span>
  );
}
