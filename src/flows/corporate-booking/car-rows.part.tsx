import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconCircleCheck, IconClock, IconLock, IconPencil } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { displayCode } from '#domain/fields/booking-code.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { givenName } from '#src/parts/given-name.ts';
import { firstOpenStep, stepsOf } from '#machines/car-booking/car-booking.draft.ts';
import type { CarStanding } from '#machines/corporate-booking/corporate-booking.group.ts';
import type { CarRow } from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type { Alternative } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { formatDistance } from '#src/i18n/units/amounts.ts';
import { formatDayTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { CAR_STEP_NAMES } from './car-wizard.part.tsx';
import styles from './corporate-booking.module.css';

/** In the order of their need of a person. */
export const STANDINGS: readonly CarStanding[] = ['blocked', 'lost', 'choosing', 'ready', 'held', 'confirmed'];

export const STANDING_NAMES: Readonly<Record<CarStanding, MessageDescriptor>> = {
  blocked: msg`Cannot be booked`,
  lost: msg`Time lost`,
  choosing: msg`Being filled in`,
  ready: msg`Ready`,
  held: msg`Time held`,
  confirmed: msg`Confirmed`,
};

const ICONS: Readonly<Record<CarStanding, typeof IconLock>> = {
  blocked: IconAlertCircle,
  lost: IconAlertCircle,
  choosing: IconPencil,
  ready: IconClock,
  held: IconLock,
  confirmed: IconCircleCheck,
};

export interface RowHandlers {
  readonly onOpen: (carId: string) => void;
  readonly onRemove: (carId: string) => void;
  /** Null where nothing can be copied now. */
  readonly onCopy: ((carId: string) => void) | null;
  readonly onAlternative: (carId: string, alternative: Alternative) => void;
}

interface Below {
  readonly carId: string;
  readonly question: ReactNode;
}

interface SectionProps extends RowHandlers {
  /** What is asked below a car. */
  readonly below: Below | null;

  readonly standing: CarStanding;
  /** As many of them as are drawn yet. */
  readonly rows: readonly CarRow[];
  readonly count: number;
  /** Nothing can be changed while something is on its way. */
  readonly isLocked: boolean;
}

/** The cars that stand alike, under a heading that counts them. */
export function CarSection({ standing, rows, count, isLocked, below, ...handlers }: SectionProps) {
  const { i18n } = useLingui();
  const Icon = ICONS[standing];
  return (
    <section className={styles.section} data-section={standing}>
      <h2>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        {i18n._(STANDING_NAMES[standing])}{' '}
        <span className={styles.quiet}>
          <Plural value={count} one="# car" other="# cars" />
        </span>
      </h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row
            key={row.draft.car.id}
            row={row}
            isLocked={isLocked}
            below={below?.carId === row.draft.car.id ? below.question : null}
            {...handlers}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends RowHandlers {
  readonly row: CarRow;
  readonly below: ReactNode;
  readonly isLocked: boolean;
}

/** Of the chart's own values, which stay the same as long as nothing of the car changes. */
const isSame = (a: RowProps, b: RowProps) =>
  a.isLocked === b.isLocked &&
  a.onCopy === b.onCopy &&
  a.below === b.below &&
  a.row.draft === b.row.draft &&
  a.row.standing === b.row.standing &&
  a.row.alternatives === b.row.alternatives &&
  a.row.refusal === b.row.refusal &&
  a.row.problem === b.row.problem &&
  a.row.confirmation === b.row.confirmation;

const Row = memo(function Row({ row, isLocked, below, onOpen, onRemove, onCopy, onAlternative }: RowProps) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const { draft, standing, confirmation, alternatives } = row;
  const { id, plate, name } = draft.car;
  const shown = displayPlate(plate);
  const open = standing === 'choosing' ? t`Continue` : t`Edit`;
  const Icon = ICONS[standing];
  const names = draft.services.map((service) => service.name).join(' + ');
  const when = draft.slot.startsAt === null ? null : formatDayTime(draft.slot.startsAt, language);
  const where = draft.branch?.name ?? null;
  const address = draft.isCollected ? draft.address : null;
  const isOver = standing === 'confirmed' || isLocked;
  return (
    <li className={styles.row} data-car={id}>
      <div className={styles.name} translate="no">
        <b>{shown}</b>
        <span className={styles.quiet}>{givenName(name, plate) || `${draft.car.brand} ${draft.car.model}`}</span>
      </div>
      <div>
        {when === null && where === null ? null : (
          <div>
            {standing === 'lost' ? <s>{when}</s> : when} {where}
          </div>
        )}
        <div className={styles.quiet}>
          {names}
          {address === null ? null : (
            <>
              {' · '}
              <Trans>Collected at</Trans>{' '}
              <span translate="no">
                {address.address} {address.subDistrict} {address.district} {address.province} {address.postCode}
              </span>
            </>
          )}
        </div>
        <Problem row={row} />
      </div>
      <span className={styles.state} data-standing={standing}>
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        {confirmation ? (
          <b translate="no">{displayCode(confirmation.code)}</b>
        ) : (
          <span>{i18n._(STANDING_NAMES[standing])}</span>
        )}
      </span>
      <div className={styles.actions}>
        {isOver ? null : (
          <>
            {standing === 'blocked' ? null : (
              <Button kind="outline" size="small" aria-label={`${open} ${shown}`} onClick={() => onOpen(id)}>
                {open}
              </Button>
            )}
            {onCopy === null || standing === 'choosing' || standing === 'blocked' ? null : (
              <Button kind="text" size="small" aria-label={t`Copy the answers of ${shown}`} onClick={() => onCopy(id)}>
                <Trans>Copy</Trans>
              </Button>
            )}
            <Button kind="text" size="small" aria-label={t`Remove ${shown}`} onClick={() => onRemove(id)}>
              <Trans>Remove</Trans>
            </Button>
          </>
        )}
      </div>
      {alternatives === null || isOver ? null : (
        <div className={`${styles.alternatives} ${styles.wide}`} role="group" aria-label={t`Other times for ${shown}`}>
          {alternatives.length === 0 ? (
            <span className={styles.quiet}>
              <Trans>No other time is near. Edit the car to choose one.</Trans>
            </span>
          ) : (
            <>
              <span className={styles.taken}>
                <Trans>No place is left at this time. Free instead:</Trans>
              </span>
              {alternatives.map((alternative) => (
                <AlternativeButton
                  key={`${alternative.locationId} ${alternative.startsAt}`}
                  alternative={alternative}
                  onPress={() => onAlternative(id, alternative)}
                />
              ))}
            </>
          )}
        </div>
      )}
      {below}
    </li>
  );
}, isSame);

export function AlternativeButton({
  alternative,
  onPress,
}: {
  readonly alternative: Alternative;
  readonly onPress: () => void;
}) {
  const language = useLanguage();
  const { startsAt, branchName, distanceKm } = alternative;
  return (
    <Button kind="outline" size="small" onClick={onPress}>
      {formatDayTime(startsAt, language)} {branchName}
      {distanceKm === null ? '' : ` · ${formatDistance(distanceKm, language)}`}
    </Button>
  );
}

/** Why a car is not further, and what is next. */
function Problem({ row }: { readonly row: CarRow }) {
  const { i18n } = useLingui();
  const { problem, refusal, standing, draft } = row;
  const number = stepsOf(draft).indexOf(firstOpenStep(draft)) + 1;
  const count = stepsOf(draft).length;
  const next = i18n._(CAR_STEP_NAMES[firstOpenStep(draft)]);
  if (problem?.kind === 'gone')
    return (
      <div>
        <Trans>This car is no longer in the list of cars.</Trans>
      </div>
    );
  if (problem?.kind === 'booked')
    return (
      <div>
        <Trans>This car has a booking already.</Trans>
      </div>
    );
  if (refusal !== null && refusal.message !== '') return <div>{refusal.message}</div>;
  if (standing === 'choosing')
    return (
      <div className={styles.quiet}>
        <Trans>
          Next: {next} (step {number} of {count})
        </Trans>
      </div>
    );
  return null;
}
