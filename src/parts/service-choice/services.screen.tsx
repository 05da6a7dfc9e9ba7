import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { MAX_SERVICES } from '#domain/constants.ts';
import type { Service, ServiceGroup } from '#contract/wire/service.ts';
import { formatDuration } from '#src/i18n/units/amounts.ts';
import { formatDay, formatDayFull } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ServiceDrawing } from '#src/ui/drawings/drawing.tsx';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { TextArea } from '#src/ui/inputs/text-area.tsx';
import { ServiceTile } from './service-tile.part.tsx';
import styles from './services.module.css';

export interface ServicesScreenProps {
  readonly heading: ReactNode;
  readonly services: readonly Service[];
  readonly groups: readonly ServiceGroup[];
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly onRetry: () => void;
  readonly chosen: readonly number[];
  readonly onToggle: (service: Service) => void;
  /** A fourth was chosen (RB-03). */
  readonly limitReached: boolean;
  /** The day from which a service without lead time can be booked; null while today is possible or nothing is known of the branch's hours. */
  readonly firstDayOf: (service: Service) => string | null;
  /** The first bookable day and the service whose lead time it comes from; null when today is possible. */
  readonly lead: { readonly from: string; readonly days: number; readonly serviceName: string } | null;
  readonly otherService: string;
  /** Called with every keystroke. */
  readonly onOtherService: (text: string) => void;
  readonly onOtherServiceLeft: () => void;
}

const LIMIT_NOTE = 'services-limit';

/** A section per group, a tile per service with its duration and lead time. Shows 'n of 3', and says why a fourth is refused. */
export function ServicesScreen(props: ServicesScreenProps) {
  const { heading, services, groups, state, chosen, onToggle, firstDayOf, limitReached, lead } = props;
  const { otherService, onOtherService } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const dayIn = (date: string | null) => (date === null ? null : formatDay(date, language));
  const count = chosen.length;
  const [pressed, setPressed] = useState<number | null>(null);
  const refused = useRef<HTMLDivElement>(null);
  const limitNote = limitReached ? (
    <Notice
      kind="warning"
      className={pressed === null ? (styles.told ?? '') : ''}
      title={<Trans>You can select up to {MAX_SERVICES} services.</Trans>}
    >
      <Trans>Take one away to choose another, or write it in the box below.</Trans>
    </Notice>
  ) : null;

  useEffect(() => {
    if (limitReached && pressed !== null) refused.current?.scrollIntoView({ block: 'nearest' });
  }, [limitReached, pressed]);

  return (
    <>
      <div className={styles.head}>
        {heading}
        <p className={styles.count} role="status">
          <span className={styles.meter} aria-hidden="true">
            {Array.from({ length: MAX_SERVICES }, (_, index) => (
              <i key={index} data-on={index < count || undefined} />
            ))}
          </span>
          <b>
            <Trans>
              {count} of {MAX_SERVICES} chosen
            </Trans>
          </b>
        </p>
      </div>
      {pressed === null ? limitNote : null}
      {state === 'failed' && services.length === 0 ? (
        <CannotDisplay onRetry={props.onRetry} className={styles.told} />
      ) : null}
      {state === 'loading' && services.length === 0 ? (
        <div className={styles.tiles} role="status" aria-label={t`Loading services…`}>
          {Array.from({ length: 10 }, (_, index) => (
            <Skeleton key={index} height="96px" />
          ))}
        </div>
      ) : null}
      {groups.map((group) => {
        const own = services.filter(({ group_id: groupId }) => groupId === group.id);
        if (own.length === 0) return null;
        return (
          <fieldset key={group.id} className={styles.group} data-needed>
            <legend>
              {group.key === undefined ? null : <ServiceDrawing name={group.key} />}
              {group.name}
            </legend>
            <div className={styles.tiles}>
              {own.map((service) => (
                <Fragment key={service.id}>
                  <ServiceTile
                    service={service}
                    duration={formatDuration(service.hours, language)}
                    from={dayIn(firstDayOf(service))}
                    chosen={chosen.includes(service.id)}
                    onToggle={(toggled) => {
                      setPressed(toggled.id);
                      onToggle(toggled);
                    }}
                    describedBy={pressed === service.id && limitReached ? LIMIT_NOTE : undefined}
                  />
                  {pressed === service.id && limitReached ? (
                    <div ref={refused} id={LIMIT_NOTE} className={styles.refused} role="alert">
                      {limitNote}
                    </div>
                  ) : null}
                </Fragment>
              ))}
            </div>
          </fieldset>
        );
      })}
      {lead === null ? null : <LeadNote {...lead} />}
      <div className={styles.other}>
        <TextArea
          label={<Trans>Anything else to look at?</Trans>}
          note={<Trans>(optional)</Trans>}
          hint={<Trans>Describe it in a few words; the mechanic checks it when you arrive.</Trans>}
          placeholder={t`Such as a noise from the front left wheel when turning`}
          maxLength={500}
          value={otherService}
          onChange={(event) => onOtherService(event.currentTarget.value)}
          onBlur={props.onOtherServiceLeft}
        />
      </div>
    </>
  );
}

function LeadNote({ from, days, serviceName }: NonNullable<ServicesScreenProps['lead']>) {
  const language = useLanguage();
  const day = formatDayFull(from, language);
  return (
    <Notice className={styles.lead ?? ''} title={<Trans>Bookable from {day}</Trans>}>
      {days === 1 ? (
        <Trans>because “{serviceName}” needs parts prepared 1 day ahead.</Trans>
      ) : (
        <Trans>
          because “{serviceName}” needs parts prepared {days} days ahead.
        </Trans>
      )}
    </Notice>
  );
}
