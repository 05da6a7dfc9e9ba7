import { Trans } from '@lingui/react/macro';
import type { Service } from '#contract/wire/service.ts';
import { Choice, ChoiceMark } from '#src/ui/inputs/choice.tsx';
import styles from './services.module.css';

interface ServiceTileProps {
  readonly service: Service;
  readonly duration: string;
  readonly chosen: boolean;
  /** A day if the service needs no lead time but none of today's times is left for it; null while today is possible. */
  readonly from: string | null;
  readonly describedBy: string | undefined;
  readonly onToggle: (service: Service) => void;
}

/** Can still be pressed when three services are chosen; the step then says why nothing happened. */
export function ServiceTile({ service, duration, from, chosen, describedBy, onToggle }: ServiceTileProps) {
  const days = service.pre_day;
  return (
    <Choice className={styles.tile}>
      <input
        type="checkbox"
        name="service"
        value={service.id}
        checked={chosen}
        aria-describedby={describedBy}
        onChange={() => onToggle(service)}
      />
      <span>
        <b>{service.name}</b>
        <small>
          {duration} ·{' '}
          {days === 0 && from !== null ? (
            <Trans>bookable from {from}</Trans>
          ) : days === 0 ? (
            <Trans>bookable today</Trans>
          ) : days === 1 ? (
            <Trans>book 1 day ahead</Trans>
          ) : (
            <Trans>book {days} days ahead</Trans>
          )}
        </small>
      </span>
      <ChoiceMark />
    </Choice>
  );
}
