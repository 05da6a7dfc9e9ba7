import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { MOST_PLANNED } from '#contract/calls/plan.shapes.ts';
import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import type { VisitPlanInput } from '#machines/visit-plan/visit-plan.types.ts';
import { fleetQuery } from '#src/api/queries/fleet.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import { firstDraft, isDue } from './kept/first-draft.view.ts';
import { planStore } from './kept/plan-draft.store.ts';
import { VisitPlanPart } from './visit-plan.part.tsx';
import type { CarsAsked, VisitPlanPageProps } from './visit-plan.types.ts';
import styles from './visit-plan.module.css';

/** Planning the visits of many cars. */
export function VisitPlanPage(props: VisitPlanPageProps) {
  const { host, company } = props;
  const language = useLanguage();
  const query = useQuery(fleetQuery(host.api(language), company.code, language), queryClientOf(host));
  return <ReadList query={query}>{(fleet) => <Begun {...props} fleet={fleet} />}</ReadList>;
}

interface BegunProps extends VisitPlanPageProps {
  readonly fleet: readonly FleetCar[];
}

function Begun({ fleet, asked, onBegun, chosen, ...props }: BegunProps) {
  const { host, company } = props;
  const { account } = company;
  const today = branchNow(host.now()).date;
  const [store] = useState(() => planStore(account));
  const stored = (isCurrent: boolean): VisitPlanInput | null => {
    const plan = store.read(account);
    return plan && { ...plan, isCurrent };
  };
  const begin = (which: CarsAsked): VisitPlanInput =>
    firstDraft(
      fleet.filter((car) => (which === 'due' ? isDue(car) : chosen.includes(car.car_profile_id))),
      today,
    );
  const [draft, setDraft] = useState(() => (asked === undefined ? stored(false) : begin(asked)));
  const [others, setOthers] = useState(0);
  const keep = ({ isCurrent: _isCurrent, ...plan }: VisitPlanInput) => store.write(plan);
  const begun = useEffectEvent(keep);
  useEffect(() => {
    if (asked === undefined) return;
    if (draft !== null) begun(draft);
    onBegun();
  }, [asked, draft, onBegun]);
  // Two tabs show the same plan: this one shows what the other has made of it, and asks for none while the other waits for one.
  const follow = useEffectEvent(() => {
    const plan = stored(true);
    if (plan?.isAsked === true && plan.found === null) return;
    setDraft(plan);
    setOthers((count) => count + 1);
  });
  useEffect(() => store.watch(() => follow()), [store]);
  const byId = useMemo(() => new Map(fleet.map((car) => [car.car_profile_id, car])), [fleet]);
  if (draft === null || draft.cars.length === 0)
    return (
      <NoCars
        due={fleet.filter(isDue).length}
        onDue={() => {
          const due = begin('due');
          keep(due);
          setDraft(due);
        }}
        renderFleet={props.renderFleet}
      />
    );
  return <VisitPlanPart key={others} {...props} draft={draft} store={store} fleet={byId} today={today} />;
}

interface NoCarsProps {
  readonly due: number;
  readonly onDue: () => void;
  readonly renderFleet: (look: LinkLook) => ReactNode;
}

const NoCars = ({ due, onDue, renderFleet }: NoCarsProps) => (
  <div className={styles.narrow}>
    <PageHead title={<Trans>Plan visits</Trans>} />
    <p>
      <Trans>
        Choose the cars first. The planner then finds branch, day and time for each, so that not too many are off the
        road at once.
      </Trans>
    </p>
    {due > MOST_PLANNED ? (
      <p>
        <Trans>
          {due} cars are due. One plan can have {MOST_PLANNED} cars.
        </Trans>
      </p>
    ) : null}
    <div className={styles.ways}>
      {due === 0 ? null : (
        <Button onClick={onDue}>
          {due > MOST_PLANNED ? (
            <Trans>Plan the {MOST_PLANNED} cars that are due first</Trans>
          ) : (
            <Plural value={due} one="Plan the # car that is due" other="Plan the # cars that are due" />
          )}
        </Button>
      )}
      <Button kind="outline" renderLink={renderFleet}>
        <Trans>Choose cars from the list</Trans>
      </Button>
    </div>
  </div>
);
