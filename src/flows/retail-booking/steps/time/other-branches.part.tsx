import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown, IconCurrentLocation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import type { TimesQuestion } from '#machines/availability/availability.types.ts';
import { selectScreen as selectLocation } from '#machines/geolocation/geolocation.selectors.ts';
import type { TimeScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import type { WishedTime } from '#machines/retail-booking/retail-booking.draft.ts';
import { CallRejected } from '#src/api/client.ts';
import { soonestDaysQuery } from '#src/api/queries/booking.queries.ts';
import { branchesQuery } from '#src/api/queries/catalogue.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { StaleTimes } from '#src/flows/availability/stale-times.part.tsx';
import { beginGeolocation } from '#src/flows/geolocation/geolocation.flow.ts';
import { LocationNotice } from '#src/flows/geolocation/location-notice.part.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { branchChoiceOf } from '#src/flow-host/parts/choices.ts';
import { rememberBranch } from '../../kept/recent-branches.store.ts';
import { BranchComparison } from './branch-comparison.part.tsx';
import styles from './other-branches.module.css';
import type { StepProps } from '#src/wizard/wizard-steps.tsx';
import { useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';
import { toHeading } from '#src/wizard/step-heading.tsx';

type TimeProps = Pick<StepProps<TimeScreen>, 'state'>;

/** Other branches' free times, loaded only when opened. */
export function OtherBranches(props: TimeProps) {
  const { question, freshness, date } = props.state;
  const [isOpen, setOpen] = useState(false);
  const hasMoved = useRef(false);
  const id = useId();

  useEffect(() => {
    if (!hasMoved.current || freshness !== 'fresh' || date === null) return;
    hasMoved.current = false;
    document.querySelector('[data-free]')?.scrollIntoView({ block: 'nearest' });
  });

  if (question === null) return null;
  return (
    <section className={styles.part}>
      <h2>
        <button
          type="button"
          className={styles.switch}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>Compare nearby branches</Trans>
          <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </h2>
      {isOpen ? (
        <div id={id}>
          <Comparison
            {...props}
            question={question}
            onMoved={() => {
              setOpen(false);
              hasMoved.current = true;
              toHeading();
            }}
          />
        </div>
      ) : null}
    </section>
  );
}

interface ComparisonProps extends TimeProps {
  readonly question: TimesQuestion;
  readonly onMoved: () => void;
}

function Comparison({ state, question, onMoved }: ComparisonProps) {
  const { actor, host, location: locationBeside } = useVisit();
  const { t } = useLingui();
  const language = useLanguage();
  const api = host.api(language);
  const client = queryClientOf(host);
  const location = locationBeside.begun(beginGeolocation);
  const { screen: where, place } = useSelector(location, selectLocation);
  const soonest = useQuery(soonestDaysQuery(api, language, question, place), client);
  const retry = () => void soonest.refetch();
  const branches = useQuery(branchesQuery(api, language, '', null), client);
  const branchName = state.sheet.branch?.name ?? '';

  const choiceOf = ({ location_id: locationId, location_name: name }: SoonestSlot) => {
    const branch = branches.data?.find((each) => each.location_id === locationId);
    return branch ? branchChoiceOf(branch, '') : { locationId, name, keyword: '', lat: null, lng: null };
  };
  const choose = (slot: SoonestSlot, when: WishedTime) => {
    if (slot.location_id === question.locationId) {
      actor.send({ type: 'date.chosen', date: when.date });
      if (when.time !== null) actor.send({ type: 'time.chosen', time: when.time });
    } else {
      rememberBranch(slot.location_id);
      actor.send({ type: 'branchMove.chosen', branch: choiceOf(slot), when });
    }
    onMoved();
  };

  return (
    <>
      <div className={styles.from}>
        <p>
          {place === null ? (
            <Trans>By wait and distance from {branchName}</Trans>
          ) : (
            <Trans>By wait and distance from where you are</Trans>
          )}
        </p>
        <Button
          kind="outline"
          size="small"
          icon={<IconCurrentLocation size={20} stroke={1.75} aria-hidden="true" />}
          aria-pressed={place !== null}
          onClick={() => location.send({ type: place === null ? 'location.requested' : 'location.cleared' })}
          {...(where === 'locating' ? { busy: t`Finding you…` } : {})}
        >
          <Trans>Near me</Trans>
        </Button>
      </div>
      <LocationNotice screen={where} />
      {soonest.data ? (
        <>
          {soonest.isError ? <StaleTimes onRetry={retry} isTrying={soonest.isFetching} /> : null}
          <BranchComparison
            slots={soonest.data.soonest_list}
            ownId={question.locationId}
            ownName={branchName}
            today={branchNow(soonest.data.now).date}
            now={soonest.data.now}
            serviceName={state.leadService?.name ?? null}
            onChoose={choose}
          />
        </>
      ) : soonest.isError ? (
        <Failed error={soonest.error} isTrying={soonest.isFetching} onRetry={retry} />
      ) : (
        <ComparisonSkeleton />
      )}
    </>
  );
}

interface FailedProps {
  readonly error: Error;
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

/** The chosen branch's own times are shown above, so a failure here never blocks the booking (RB-16). */
function Failed({ error, isTrying, onRetry }: FailedProps) {
  if (error instanceof CallRejected && error.status === 404)
    return (
      <Notice>
        <Trans>Other branches cannot be compared here. Choose one in the first step.</Trans>
      </Notice>
    );
  return (
    <CannotDisplay onRetry={onRetry} isTrying={isTrying}>
      <Trans>The times above can still be chosen.</Trans>
    </CannotDisplay>
  );
}

const SKELETON_ROWS = 4;

function ComparisonSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading free times…`} className={styles.skeleton}>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <div key={index}>
          <Skeleton width="50%" height="44px" />
          <Skeleton height="56px" />
        </div>
      ))}
    </div>
  );
}
