import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  IconAlertCircle,
  IconArrowBackUp,
  IconCheck,
  IconCircleCheck,
  IconClockExclamation,
  IconRefresh,
} from '@tabler/icons-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { CANCEL_HOURS } from '#domain/constants.ts';
import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import type { PlannedVisit } from '#domain/visit-plan/plan.ts';
import type { VisitPlanScreen } from '#machines/visit-plan/visit-plan.selectors.ts';
import { branchesQuery, servicesQuery } from '#src/api/queries/catalogue.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { isFocusLost } from '#src/ui/page/lost-focus.ts';
import { useMedia } from '#src/ui/page/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { CarPanel } from './car-panel.part.tsx';
import { DayList } from './day-list.part.tsx';
import { PlanGrid } from './plan-grid.part.tsx';
import { branchName, visitText } from './plan.texts.ts';
import { planView, rowOrder, type PlanView } from './plan.view.ts';
import styles from './plan.module.css';

/** The style sheet has the same width. */
const AS_LIST = '(max-width: 991px)';

type Shown = Extract<VisitPlanScreen, { screen: 'shown' }>;

export interface PlanScreenProps extends Shown {
  readonly host: FlowHost;
  readonly fleet: ReadonlyMap<string, FleetCar>;
  readonly onMove: (visit: PlannedVisit) => void;
  readonly onPin: (carId: string) => void;
  readonly onAway: (carId: string, date: string) => void;
  readonly onLeaveOut: (carId: string) => void;
  readonly onBringBack: (carId: string) => void;
  readonly onUndo: () => void;
  readonly onAgain: () => void;
  readonly onWishes: () => void;
  readonly onTake: () => void;
  readonly renderBooking: (id: string, look: LinkLook) => ReactNode;
}

/** The plan as a calendar of cars by days, on the phone as a list by days, to be changed by hand. */
export function PlanScreen(props: PlanScreenProps) {
  const { host, fleet, found, cars, visits, leftOut, passedOver, wish, canUndo, onUndo, onAgain, onWishes, onTake } =
    props;
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const asList = useMedia(AS_LIST);
  const services = useQuery(servicesQuery(host.api(language), language), queryClientOf(host)).data?.list;
  const order = useMemo(() => rowOrder(found, cars), [found, cars]);
  const view = useMemo(
    () => planView({ found, cars, visits, leftOut }, order, new Date(host.now()).toISOString()),
    [found, cars, visits, leftOut, order, host],
  );
  const late = view.rows.filter(({ isLate }) => isLate).length;
  const named = useQuery(branchesQuery(host.api(language), language, '', null), queryClientOf(host)).data;
  const words = useMemo(() => {
    // The plan may have come in the other language.
    const nameOf = (id: number) => named?.find(({ location_id: known }) => known === id)?.name;
    return {
      i18n,
      language,
      branches: found.branches.map((each) => ({ ...each, name: nameOf(each.id) ?? each.name })),
    };
  }, [i18n, language, found.branches, named]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const missing = view.rows.filter(({ visit, isLeftOut }) => visit === null && !isLeftOut).length;
  const pinned = visits.filter(({ isPinned }) => isPinned).length;
  const plateOf = (id: string) => fleet.get(id)?.car_register_number ?? '';
  const servicesOf = (ids: readonly number[]) =>
    ids.flatMap((id) => services?.find((service) => service.id === id)?.name ?? []).join(' + ');
  const onMove = (visit: PlannedVisit) => {
    props.onMove(visit);
    setSaid(`${plateOf(visit.carId)} ${visitText(words, visit)}`);
  };
  const root = useRef<HTMLDivElement>(null);
  const lastCar = useRef<string | null>(null);
  // What was pressed may be gone with the row or line as it was: the focus goes to what the car has become.
  const refocus = useEffectEvent((_changed: PlanView) => {
    if (lastCar.current !== null && isFocusLost())
      root.current?.querySelector<HTMLElement>(`[data-car="${lastCar.current}"]`)?.focus();
  });
  useEffect(() => refocus(view), [view]);
  const row = view.rows.find(({ car }) => car.id === chosen) ?? null;
  const shared = { view, words, visits, fleet, servicesOf, onMove, chosen, onChoose: setChosen };
  const panel = row && (
    <CarPanel
      key={row.car.id}
      {...shared}
      row={row}
      now={found.problem.now}
      onPin={props.onPin}
      onAway={props.onAway}
      onLeaveOut={props.onLeaveOut}
      onBringBack={props.onBringBack}
      renderBooking={props.renderBooking}
    />
  );
  return (
    // Its parts have the roles; this hears what is true of all of them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles.page}
      onFocus={({ target }) => {
        const car = target.closest<HTMLElement>('[data-of-car]')?.dataset['ofCar'];
        if (car !== undefined) lastCar.current = car;
      }}
      // Keys that are meant for a field stay with it.
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
        event.preventDefault();
        onUndo();
      }}
    >
      <div className={styles.top}>
        <h1 tabIndex={-1} data-first-focus>
          <Plural value={cars.length} one="Visit plan of # car" other="Visit plan of # cars" />
        </h1>
        <span className={styles.fits}>
          <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
          <Plural value={visits.length} one="# car has a time" other="# cars have a time" />
        </span>
        {missing === 0 ? null : (
          <span className={styles.misses}>
            <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
            <Plural value={missing} one="# car has none" other="# cars have none" />
          </span>
        )}
        {passedOver.beyondMost + passedOver.booked === 0 ? null : (
          <span className={styles.quiet}>
            <Plural
              value={passedOver.beyondMost + passedOver.booked}
              one="# car was left out"
              other="# cars were left out"
            />
          </span>
        )}
        {late === 0 ? null : (
          <span className={styles.late}>
            <IconClockExclamation size={18} stroke={1.75} aria-hidden="true" />
            <Plural
              value={late}
              one={`# visit under ${CANCEL_HOURS} hours away: cannot be cancelled online`}
              other={`# visits under ${CANCEL_HOURS} hours away: cannot be cancelled online`}
            />
          </span>
        )}
        {found.isProven && visits === found.visits && missing === 0 ? (
          <span className={styles.quiet}>
            <Trans>No better plan exists for your wishes.</Trans>
          </span>
        ) : null}
        <Button
          kind="outline"
          size="small"
          icon={<IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />}
          inactive={!canUndo}
          onClick={onUndo}
        >
          <Trans>Undo</Trans>
        </Button>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={styles.main}>
        <aside className={styles.side} aria-label={t`Wishes and the chosen car`}>
          {asList ? null : panel}
          <dl className={styles.wishes}>
            <dt>
              <Trans>Done by</Trans>
            </dt>
            <dd>{formatDay(wish.until, language)}</dd>
            <dt>
              <Trans>Off the road on one day, at most</Trans>
            </dt>
            <dd>
              <Plural value={wish.mostADay} one="# car" other="# cars" />
            </dd>
            <dt>
              <Trans>Branches</Trans>
            </dt>
            <dd>
              {wish.branches.length === 0 ? (
                <Trans>Near where each car was last</Trans>
              ) : (
                wish.branches.map((id) => branchName(words, id)).join(', ')
              )}
            </dd>
            <dt>
              <Trans>Time of day</Trans>
            </dt>
            <dd>
              {wish.fromTime}–{wish.toTime}
            </dd>
          </dl>
          <div className={styles.again}>
            <Button
              kind="outline"
              size="small"
              icon={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
              inactive={cars.every(({ id }) => leftOut.includes(id))}
              onClick={onAgain}
            >
              <Trans>Plan again</Trans>
            </Button>
            <Button kind="text" size="small" onClick={onWishes}>
              <Trans>Change the wishes</Trans>
            </Button>
          </div>
          {pinned === 0 ? null : (
            <p className={styles.quiet}>
              <Plural value={pinned} one="# visit that you chose stays." other="# visits that you chose stay." />
            </p>
          )}
        </aside>
        {asList ? (
          <DayList
            {...shared}
            limit={wish.mostADay}
            until={wish.until}
            panel={panel}
            renderBooking={props.renderBooking}
            onLeaveOut={props.onLeaveOut}
            onBringBack={props.onBringBack}
          />
        ) : (
          <PlanGrid
            {...shared}
            limit={wish.mostADay}
            until={wish.until}
            onPin={props.onPin}
            onAway={props.onAway}
            onLeaveOut={props.onLeaveOut}
            onBringBack={props.onBringBack}
            renderBooking={props.renderBooking}
          />
        )}
      </div>
      <div className={styles.bar}>
        <p>
          <strong>
            <Trans>Nothing is reserved yet</Trans>
          </strong>
          <span className={styles.quiet}>
            <Trans>The times are reserved together in the next step.</Trans>
          </span>
        </p>
        <Button
          icon={<IconCheck size={20} stroke={1.75} aria-hidden="true" />}
          inactive={visits.length === 0}
          onClick={onTake}
        >
          <Plural value={visits.length} one="Use this plan for # car" other="Use this plan for # cars" />
        </Button>
      </div>
    </div>
  );
}
