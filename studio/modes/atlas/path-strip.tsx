import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PathStep } from '#studio/atlas/atlas.ts';
import type { Going } from '#studio/page/address.ts';
import { GoLink } from '#studio/page/controls/go-link.tsx';
import type { OpenChart } from '#studio/page/chart-data.ts';
import styles from './atlas-mode.module.css';

interface PathStripProps {
  readonly path: readonly PathStep[];
  readonly open: OpenChart;
  readonly going: Going;
}

/** The shortest way to the state, from a walk through the whole chart: states, and what leads from one to the next. */
export function PathStrip({ path, open, going }: PathStripProps) {
  const { t } = useLingui();
  const { lang } = going.address;
  const link = (id: string, isLast: boolean) => {
    const state = open.states.get(id);
    return (
      <GoLink key={id} going={going} to={{ state: id, transition: '' }} aria-current={isLast ? 'step' : undefined}>
        {state?.label[lang] ?? id}
        <code>{state?.key}</code>
      </GoLink>
    );
  };
  return (
    <section className={styles.path} aria-labelledby="atlas-path">
      <h2 id="atlas-path">
        <Trans>The way here</Trans>{' '}
        <span className={styles.quiet}>
          <Plural value={path.length - 1} one="the shortest, # event" other="the shortest, # events" />
        </span>
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and a keyboard must be able to */}
      <ol tabIndex={0} aria-label={t`States and events, in order`}>
        {path.map(({ event, transitions, states }, index) => (
          <li key={index}>
            {index > 0 && (
              <span className={styles.event}>
                <span>{transitions.map((id) => open.transitions.get(id)?.label[lang] ?? id).join(' · ') || event}</span>
                <code>{event.replace(/^xstate\./, '')}</code>
              </span>
            )}
            <span className={styles.states}>{states.map((id) => link(id, index === path.length - 1))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
