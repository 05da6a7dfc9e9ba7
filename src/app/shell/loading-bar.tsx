import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type CSSProperties } from 'react';
import { LOADING_BAR_DELAY_MS, LOADING_BAR_RUN_MS } from '#domain/constants.ts';
import styles from './loading-bar.module.css';

/** Shows nothing during a quick navigation; otherwise a bar that fills up and stays until the page is shown (NAV-10). */
export function LoadingBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading ? <DelayedBar /> : null;
}

function DelayedBar() {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), LOADING_BAR_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  const style: CSSProperties = { animationDuration: `${LOADING_BAR_RUN_MS}ms` };
  return <div className={styles.bar} role="progressbar" aria-label={t`Loading the page`} style={style} />;
}
