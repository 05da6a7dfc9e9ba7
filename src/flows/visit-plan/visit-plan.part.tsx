import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import { timeOfCell, type BranchDate } from '#domain/thai-calendar.ts';
import { visitPlanMachine } from '#machines/visit-plan/visit-plan.machine.ts';
import { visitPlanActors } from '#machines/visit-plan/visit-plan.ports.ts';
import { selectDraft, selectScreen } from '#machines/visit-plan/visit-plan.selectors.ts';
import type { VisitPlanEvent, VisitPlanInput } from '#machines/visit-plan/visit-plan.types.ts';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { useOwnFlow, type CallHost, type Receiver } from '#src/flow-host/flow-host.ts';
import { ListSkeleton } from '#src/parts/list/list-skeleton.tsx';
import type { planStore } from './kept/plan-draft.store.ts';
import { CheckingNow, FailedPlan, PlanningNow } from './planning.screen.tsx';
import { PlanScreen, type PlanScreenProps } from './calendar/plan.screen.tsx';
import { visitPlanAdapters } from './visit-plan.adapters.ts';
import type { VisitPlanPageProps } from './visit-plan.types.ts';
import styles from './visit-plan.module.css';
import { WishesScreen } from './wishes/wishes.screen.tsx';

const visitPlanFor = (code: string) => (host: CallHost) =>
  visitPlanMachine.provide({ actors: visitPlanActors(visitPlanAdapters(host, code)) });

export const visitPlanHandlers = (actor: Receiver<VisitPlanEvent>) =>
  ({
    onMove: (visit) => actor.send({ type: 'visit.moved', visit }),
    onPin: (carId) => actor.send({ type: 'pin.toggled', carId }),
    onAway: (carId, date) => actor.send({ type: 'away.toggled', carId, date }),
    onLeaveOut: (carId) => actor.send({ type: 'car.leftOut', carId }),
    onBringBack: (carId) => actor.send({ type: 'car.broughtBack', carId }),
    onUndo: () => actor.send({ type: 'change.undone' }),
    onAgain: () => actor.send({ type: 'plan.again' }),
    onWishes: () => actor.send({ type: 'wishes.reopened' }),
    onTake: () => actor.send({ type: 'plan.taken' }),
  }) satisfies Partial<PlanScreenProps>;

interface VisitPlanPartProps extends Pick<VisitPlanPageProps, 'host' | 'company' | 'onTaken' | 'renderBooking'> {
  readonly draft: VisitPlanInput;
  readonly store: Pick<ReturnType<typeof planStore>, 'write' | 'isOthers'>;
  readonly fleet: ReadonlyMap<string, FleetCar>;
  readonly today: BranchDate;
}

/** The chart with its adapters and its screens; the plan is stored as it is shown after each change. */
export function VisitPlanPart({
  host,
  company,
  onTaken,
  renderBooking,
  draft,
  store,
  fleet,
  today,
}: VisitPlanPartProps) {
  const { code } = company;
  const [provide] = useState(() => visitPlanFor(code));
  const actor = useOwnFlow(host, provide, draft);
  const screen = useSelector(actor, selectScreen, isSameScreen);
  const handlers = useMemo(() => visitPlanHandlers(actor), [actor]);
  useEffect(() => {
    const kept = actor.subscribe((snapshot) => {
      const plan = selectDraft(snapshot);
      // A page that was frozen may act before it learns that another tab has changed the plan.
      if (plan !== null && !store.isOthers()) store.write(plan);
    });
    return () => kept.unsubscribe();
  }, [actor, store]);
  const taken = screen.screen === 'taken' ? screen.visits : null;
  const take = useEffectEvent((visits: NonNullable<typeof taken>) => {
    store.write(null);
    const { cars } = actor.getSnapshot().context;
    onTaken(
      visits.map(({ carId, branchId, date, startCell }) => ({
        car_profile_id: carId,
        branch_id: branchId,
        services: [...(cars.find(({ id }) => id === carId)?.services ?? [])],
        date,
        time: timeOfCell(startCell),
      })),
    );
  });
  useEffect(() => {
    if (taken !== null) take(taken);
  }, [taken]);
  const place = useRef<HTMLDivElement>(null);
  // What was pressed is gone with its screen.
  useKeptFocus(place, screen.screen);
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {screenOf()}
    </div>
  );

  function screenOf() {
    switch (screen.screen) {
      case 'wishing':
        return (
          <WishesScreen
            host={host}
            fleet={fleet}
            today={today}
            wish={screen.wish}
            cars={screen.cars}
            leftOut={screen.leftOut}
            passedOver={screen.passedOver}
            pinned={screen.visits.filter(({ isPinned }) => isPinned).length}
            onPlan={(wish, cars) => actor.send({ type: 'plan.requested', wish, cars })}
          />
        );
      case 'planning':
        return (
          <PlanningNow
            count={screen.count}
            pinned={screen.pinned}
            onCancel={() => actor.send({ type: 'planning.cancelled' })}
          />
        );
      case 'checking':
        return <CheckingNow count={screen.count} />;
      case 'failed':
        return (
          <FailedPlan
            message={screen.message}
            onFormer={screen.hasPlan ? () => actor.send({ type: 'planning.cancelled' }) : null}
            onRetry={() => actor.send({ type: 'retry.requested' })}
            onWishes={handlers.onWishes}
          />
        );
      case 'shown':
        return <PlanScreen {...screen} {...handlers} fleet={fleet} host={host} renderBooking={renderBooking} />;
      case 'taken':
        return <ListSkeleton />;
    }
  }
}

const isSameScreen = (one: ReturnType<typeof selectScreen>, other: ReturnType<typeof selectScreen>): boolean => {
  const [a, b] = [Object.entries(one), Object.entries(other)];
  return a.length === b.length && a.every(([name, value]) => other[name as keyof typeof other] === value);
};
