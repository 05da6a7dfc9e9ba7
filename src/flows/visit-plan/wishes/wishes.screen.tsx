import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import { MOST_BRANCHES } from '#contract/calls/plan.shapes.ts';
import { HORIZON_DAYS } from '#domain/constants.ts';
import type { BranchDate } from '#domain/thai-calendar.ts';
import type { CarToPlan, PassedOver, PlanWish } from '#machines/visit-plan/visit-plan.types.ts';
import { branchesQuery, servicesQuery } from '#src/api/queries/catalogue.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DayField } from '#src/parts/list/day-field.tsx';
import { givenName } from '#src/parts/given-name.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { PassedOverCars } from '../passed-over.part.tsx';
import styles from '../visit-plan.module.css';
import { daysName, TIMES, wishProblem, WEEKDAY_CHOICES } from './wishes.form.ts';

interface WishesScreenProps {
  readonly host: FlowHost;
  readonly fleet: ReadonlyMap<string, FleetCar>;
  readonly today: BranchDate;
  readonly wish: PlanWish;
  readonly cars: readonly CarToPlan[];
  readonly leftOut: readonly string[];
  readonly passedOver: PassedOver;
  readonly pinned: number;
  readonly onPlan: (wish: PlanWish, cars: readonly CarToPlan[]) => void;
}

/** The first of the check lists: what is done if nothing is due. */
const CHECK_LIST_GROUP = 5;

/** What the plan is to keep to. */
export function WishesScreen({
  host,
  fleet,
  today,
  wish: first,
  cars,
  leftOut,
  passedOver,
  pinned,
  onPlan,
}: WishesScreenProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const client = queryClientOf(host);
  const services = useQuery(servicesQuery(host.api(language), language), client).data?.list ?? [];
  const branches = useQuery(branchesQuery(host.api(language), language, '', null), client).data ?? [];
  const [wish, setWish] = useState(first);
  const [chosen, setChosen] = useState<number | null>(null);
  const taking = cars.filter(({ id }) => !leftOut.includes(id));
  const without = taking.filter((car) => car.services.length === 0);
  const usual = services.find((service) => service.group_id === CHECK_LIST_GROUP) ?? services[0];
  const service = chosen ?? usual?.id ?? null;
  const problem = wishProblem(wish, today);
  const change = (changed: Partial<PlanWish>) => setWish({ ...wish, ...changed });
  const isReady = problem === null && (without.length === 0 || service !== null);
  const nameOf = (id: number) => branches.find(({ location_id: known }) => known === id)?.name ?? String(id);
  return (
    <form
      className={styles.narrow}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        onPlan(
          wish,
          cars.map((car) => (car.services.length === 0 && service !== null ? { ...car, services: [service] } : car)),
        );
      }}
    >
      <h1 tabIndex={-1} data-first-focus>
        <Plural value={taking.length} one="Plan the visit of # car" other="Plan the visits of # cars" />
      </h1>
      <PassedOverCars {...passedOver} />
      <div className={styles.fields}>
        <DayField
          label={t`From`}
          day={wish.from}
          today={today}
          min={today}
          onDay={(day) => change({ from: day ?? first.from })}
          error={problem === 'past' ? t`Choose today or a later day.` : undefined}
        />
        <DayField
          label={t`Done by`}
          day={wish.until}
          today={today}
          min={today}
          onDay={(day) => change({ until: day ?? first.until })}
          error={
            problem === 'inverted'
              ? t`Choose a day after the first one.`
              : problem === 'far'
                ? t`Bookings open ${HORIZON_DAYS} days ahead. Choose an earlier day.`
                : undefined
          }
        />
        <NativeSelect
          label={t`Off the road on one day, at most`}
          value={String(wish.mostADay)}
          onChange={({ currentTarget: { value } }) => change({ mostADay: Number(value) })}
          options={[...new Set([...Array.from({ length: 20 }, (_, place) => place + 1), wish.mostADay])].map(
            (count) => ({
              value: String(count),
              label: count === 1 ? t`1 car` : t`${count} cars`,
            }),
          )}
        />
        <NativeSelect
          label={t`Days of the week`}
          value={daysName(wish.weekdays)}
          onChange={({ currentTarget: { value } }) =>
            change({ weekdays: WEEKDAY_CHOICES.find(({ key }) => key === value)?.days ?? wish.weekdays })
          }
          options={WEEKDAY_CHOICES.map(({ key, name }) => ({ value: key, label: i18n._(name) }))}
        />
        <NativeSelect
          label={t`Not before`}
          value={wish.fromTime}
          onChange={({ currentTarget: { value } }) => change({ fromTime: value })}
          options={TIMES.map((value) => ({ value, label: value }))}
          error={problem === 'hours' ? t`Choose a time before the latest one.` : undefined}
        />
        <NativeSelect
          label={t`Bring the car by`}
          value={wish.toTime}
          onChange={({ currentTarget: { value } }) => change({ toTime: value })}
          options={TIMES.map((value) => ({ value, label: value }))}
        />
      </div>
      <div className={styles.branches}>
        <NativeSelect
          label={t`Branches`}
          hint={
            wish.branches.length === 0
              ? t`Without a choice: for each car the three nearest to where it was last.`
              : t`The first is preferred.`
          }
          placeholder={wish.branches.length === 0 ? t`Near where each car was last` : t`Add a branch`}
          value=""
          disabled={wish.branches.length >= MOST_BRANCHES}
          onChange={({ currentTarget: { value } }) => change({ branches: [...wish.branches, Number(value)] })}
          options={branches
            .filter(({ location_id: id }) => !wish.branches.includes(id))
            .map(({ location_id: id, name }) => ({ value: String(id), label: name }))}
        />
        {wish.branches.length === 0 ? null : (
          <ol className={styles.chips}>
            {wish.branches.map((id) => (
              <li key={id}>
                {nameOf(id)}
                <button
                  type="button"
                  aria-label={t`Remove ${nameOf(id)}`}
                  onClick={() => change({ branches: wish.branches.filter((other) => other !== id) })}
                >
                  <IconX size={16} stroke={1.75} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
      {without.length === 0 ? null : (
        <NativeSelect
          label={t`What to do where nothing is due`}
          hint={<Plural value={without.length} one="# car has nothing due." other="# cars have nothing due." />}
          value={service === null ? '' : String(service)}
          onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
          options={services.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <details className={styles.cars}>
        <summary>
          <Plural value={taking.length} one="Show the car" other="Show the # cars" />
        </summary>
        <ul>
          {taking.map((car) => (
            <li key={car.id}>
              <CarName car={fleet.get(car.id)} />{' '}
              <small>
                {car.services
                  .map((id) => services.find((one) => one.id === id)?.name)
                  .filter(Boolean)
                  .join(' + ') || t`nothing due`}
              </small>
            </li>
          ))}
        </ul>
      </details>
      {pinned === 0 ? null : (
        <p className={styles.quiet}>
          <Plural value={pinned} one="# visit that you chose stays." other="# visits that you chose stay." />
        </p>
      )}
      <div className={styles.ways}>
        <Button type="submit" inactive={!isReady}>
          <Trans>Find times for all</Trans>
        </Button>
        <span className={styles.quiet}>
          <Trans>Nothing is reserved yet.</Trans>
        </span>
      </div>
    </form>
  );
}

const CarName = ({ car }: { readonly car: FleetCar | undefined }) => (
  <>
    <b translate="no">{car?.car_register_number}</b>{' '}
    <span translate="no">{givenName(car?.car_name, car?.car_register_number)}</span>
  </>
);
