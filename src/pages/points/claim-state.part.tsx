import { Plural, Trans } from '@lingui/react/macro';
import type { PointClaim } from '#contract/calls/points.shapes.ts';
import styles from './points.module.css';

export function ClaimState({ claim: { state, points } }: { readonly claim: Pick<PointClaim, 'state' | 'points'> }) {
  return (
    <p className={styles.claimed} role="status">
      {state === 'open' ? <Trans>Your claim is being checked</Trans> : null}
      {state === 'refused' ? <Trans>Your claim was checked: the points are right</Trans> : null}
      {state === 'granted' ? (
        <Plural value={points ?? 0} one="Your claim was granted: # point" other="Your claim was granted: # points" />
      ) : null}
    </p>
  );
}
