import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CarStanding } from '#machines/corporate-booking/corporate-booking.group.ts';
import { selectConfirmation, type OverviewScreen } from '#machines/corporate-booking/corporate-booking.selectors.ts';
import { newRequestKey } from '#src/api/request-key.ts';
import { formatTimeLeft, useCountdown } from '#src/flow-host/parts/use-countdown.ts';
import { formatTime } from '#src/i18n/units/dates.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { STANDING_NAMES, STANDINGS } from './car-rows.part.tsx';
import styles from './corporate-booking.module.css';
import { useSend, useVisit } from './corporate-booking.visit.ts';

/** What is done with all cars: holding and confirming, what is wanted if not every car can have its time, and how many stand where. */
export function GroupActions({ screen }: { readonly screen: OverviewScreen }) {
  const { t, i18n } = useLingui();
  const send = useSend();
  const { actor } = useVisit();
  const { stage, rows, promise, mayHold, mayConfirm, mayKeepHeld, toHold, together, heldUntil } = screen;
  const count = (standing: CarStanding) => rows.filter((row) => row.standing === standing).length;
  const [held, ready, unfinished] = [count('held'), count('ready'), count('choosing') + count('blocked')];
  const confirmed = count('confirmed');
  const isOpen = stage === 'open';
  const isSettled = stage === 'settled';
  // Another time was taken for a lost car: it comes before confirming, which would leave it out.
  const isTaken = isSettled && ready > 0;
  const mayEnd = isSettled ? mayConfirm : isOpen && confirmed > 0;
  const retry = () => selectConfirmation(actor.getSnapshot())?.send({ type: 'retry.requested' });
  return (
    <>
      <PromiseChoice
        promise={promise}
        isLocked={!isOpen && !isSettled}
        onChoose={(chosen) => send({ type: 'promise.chosen', promise: chosen })}
      />
      {stage === 'unknown' ? (
        <Notice
          kind="warning"
          title={<Trans>We do not know yet whether the cars are booked</Trans>}
          actions={
            <Button size="small" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Nothing is booked twice: the same request is sent again until it is answered.</Trans>
        </Notice>
      ) : null}
      {isOpen && !mayHold && rows.length > 0 ? (
        <p className={styles.quiet}>
          {promise === 'all' && unfinished > 0 && ready + held > 0 ? (
            <Plural
              value={unfinished}
              one="All or nothing: # car still has to be filled in or removed."
              other="All or nothing: # cars still have to be filled in or removed."
            />
          ) : (
            <Trans>Fill in at least one car first.</Trans>
          )}
        </p>
      ) : null}
      {isOpen && mayHold && together > 0 ? (
        <p className={styles.quiet}>
          <Trans>
            {together} cars want the same branch at the same time. Whether it has room for all shows when their times
            are held; a car without room gets other times to choose from.
          </Trans>
        </p>
      ) : null}
      <div className={styles.act}>
        {heldUntil === null || held === 0 ? null : <HoldTimer until={heldUntil} count={held} />}
        {stage === 'waiting' ? (
          <Button wide busy={t`Holding the times…`}>
            <Trans>Hold</Trans>
          </Button>
        ) : null}
        {stage === 'locked' ? (
          <Button wide busy={t`Confirming…`}>
            <Trans>Confirm</Trans>
          </Button>
        ) : null}
        {mayEnd ? (
          <Button
            wide
            kind={isTaken ? 'outline' : 'primary'}
            onClick={() => send({ type: 'confirm.requested', requestKey: newRequestKey() })}
          >
            {held > 0 ? (
              <Plural value={held} one="Confirm # car" other="Confirm # cars" />
            ) : (
              <Trans>Finish with what is confirmed</Trans>
            )}
          </Button>
        ) : null}
        {isOpen && mayKeepHeld ? (
          <Button wide kind="outline" onClick={() => send({ type: 'hold.requested', onlyHeld: true })}>
            <Plural value={held} one="Confirm only the # held car" other="Confirm only the # held cars" />
          </Button>
        ) : null}
        {(isOpen || isSettled) && (toHold > 0 || isOpen) && rows.length > 0 ? (
          <Button
            wide
            kind={mayEnd && !isTaken ? 'outline' : 'primary'}
            inactive={!mayHold}
            onClick={() => send({ type: 'hold.requested' })}
          >
            {isSettled && !isTaken ? (
              <Plural value={toHold} one="Try # lost car again" other="Try # lost cars again" />
            ) : toHold === 0 && held > 0 ? (
              <Trans>Go on to confirm</Trans>
            ) : (
              <Plural value={toHold} one="Hold the time of # car" other="Hold the times of # cars" />
            )}
          </Button>
        ) : null}
      </div>
      {isSettled ? (
        <Button kind="text" onClick={() => send({ type: 'back.requested' })}>
          <Trans>Change something</Trans>
        </Button>
      ) : null}
      <dl className={styles.counts}>
        {STANDINGS.map((standing) =>
          count(standing) === 0 ? null : (
            <div key={standing}>
              <dt>{i18n._(STANDING_NAMES[standing])}</dt>
              <dd>{count(standing)}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}

function HoldTimer({ until, count }: { readonly until: number; readonly count: number }) {
  const { host } = useVisit();
  const left = useCountdown(until, host);
  const time = formatTime(until);
  return (
    <div className={styles.timer} role="timer">
      <b>{formatTimeLeft(left ?? 0)}</b>
      <span>
        <Plural value={count} one={`# car is held until ${time}`} other={`# cars are held until ${time}`} />
      </span>
    </div>
  );
}

interface PromiseProps {
  readonly promise: OverviewScreen['promise'];
  readonly isLocked: boolean;
  readonly onChoose: (promise: OverviewScreen['promise']) => void;
}

/** What is wanted if not every car can have its time, with what follows from it. */
function PromiseChoice({ promise, isLocked, onChoose }: PromiseProps) {
  const option = (value: OverviewScreen['promise'], name: ReactNode, consequence: ReactNode) => (
    <label>
      <input
        type="radio"
        name="promise"
        value={value}
        checked={promise === value}
        disabled={isLocked}
        onChange={() => onChoose(value)}
      />
      <span>
        {name}
        <small>{consequence}</small>
      </span>
    </label>
  );
  return (
    <fieldset className={styles.promise}>
      <legend>
        <Trans>If a car cannot have its time</Trans>
      </legend>
      {option(
        'fits',
        <Trans>Book what fits</Trans>,
        <Trans>The others are booked; a lost car gets other times to choose from.</Trans>,
      )}
      {option('all', <Trans>All or nothing</Trans>, <Trans>Nothing is booked until every car has its time.</Trans>)}
    </fieldset>
  );
}
