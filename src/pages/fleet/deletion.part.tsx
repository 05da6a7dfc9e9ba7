import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { deleteCompanyCars } from '#contract/calls/fleet.calls.ts';
import { MOST_DELETED } from '#contract/calls/fleet.shapes.ts';
import type { Api } from '#src/api/client.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { writeOnce } from '#src/api/writes/keyed-write.ts';
import { refusalOf, useCall } from '#src/api/writes/use-call.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Question } from '#src/ui/questions/question.tsx';
import { nameOf, type FleetRow } from './fleet-rows.ts';
import styles from './fleet.module.css';

interface Kept {
  readonly id: string;
  readonly why: string;
}

/** Deletes cars, at most so many in one call; those that stay are named with the reason (CAR-02). */
export function useDeletion(host: object, api: Api, code: string) {
  return useCall(host, async (ids: readonly string[], signal) => {
    const item = ids.slice(0, MOST_DELETED);
    const result = await writeOnce(
      api,
      { call: deleteCompanyCars, about: item[0] ?? '', request: { code, item } },
      signal,
    );
    return toOutcome(result, { otherwise: refused }, ({ item_list: list }) => {
      const gone = list.filter(({ error_code: error }) => error === 0).map(({ car_profile_id: id }) => id);
      const kept = list.flatMap((one): Kept[] =>
        'error_msg' in one ? [{ id: one.car_profile_id, why: one.error_msg }] : [],
      );
      return { gone, kept };
    });
  });
}

type Deletion = ReturnType<typeof useDeletion>;

interface DeleteQuestionProps {
  readonly deletion: Deletion;
  readonly rows: readonly FleetRow[];
  /** How many of the chosen have a booking and stay. */
  readonly booked: number;
  readonly onNo: () => void;
}

const NAMED = 5;

export function DeleteQuestion({ deletion, rows, booked, onNo }: DeleteQuestionProps) {
  const { t } = useLingui();
  const title = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const count = Math.min(rows.length, MOST_DELETED);
  const names = rows.slice(0, NAMED).map(nameOf);
  const more = count - names.length;
  const most = MOST_DELETED;
  return (
    <Question
      ref={place}
      className={styles.question}
      labelledBy={title}
      onNo={deletion.isPending ? null : onNo}
      answers={
        <>
          <Button
            kind="danger"
            busy={deletion.isPending ? t`Deleting…` : null}
            onClick={() => deletion.mutate(rows.slice(0, MOST_DELETED).map(({ id }) => id))}
          >
            <Plural value={count} one="Delete # car" other="Delete # cars" />
          </Button>
          <Button kind="outline" inactive={deletion.isPending} onClick={onNo}>
            <Trans>Keep</Trans>
          </Button>
        </>
      }
    >
      <h2 id={title}>
        <Plural value={count} one="Delete # car for good?" other="Delete # cars for good?" />
      </h2>
      <p>
        <span translate="no">{names.join(', ')}</span>{' '}
        {more > 0 ? <Plural value={more} one="and # more" other="and # more" /> : null}
      </p>
      <p className={styles.quiet}>
        <Trans>Their service history stays.</Trans>{' '}
        {booked === 0 ? null : (
          <Plural value={booked} one="# car with a booking stays too." other="# cars with a booking stay too." />
        )}{' '}
        {rows.length > most ? <Trans>At most {most} cars are deleted at once.</Trans> : null}
      </p>
      <Refusal deletion={deletion} />
    </Question>
  );
}

function Refusal({ deletion }: { readonly deletion: Deletion }) {
  const refusal = refusalOf(deletion);
  if (refusal === null) return null;
  return (
    <Notice kind="error" title={<Trans>Not deleted</Trans>}>
      {refusal || <Trans>Check your connection, then try again.</Trans>}
    </Notice>
  );
}

interface DeletedCarsProps {
  readonly deletion: Deletion;
  readonly rows: readonly FleetRow[];
  /** Told once which cars are gone. */
  readonly onDone: (gone: readonly string[]) => void;
}

/** What has become of each car. */
export function DeletedCars({ deletion, rows, onDone }: DeletedCarsProps) {
  const place = useRef<HTMLDivElement>(null);
  const done = deletion.data?.kind === 'ok' ? deletion.data.value : null;
  const tell = useEffectEvent(onDone);
  // The question, which had the focus, is gone.
  useEffect(() => {
    if (done === null) return;
    place.current?.focus();
    tell(done.gone);
  }, [done]);
  if (done === null) return null;
  const { gone, kept } = done;
  const count = gone.length;
  const nameOfId = (id: string) =>
    rows
      .filter((row) => row.id === id)
      .map(nameOf)
      .join();
  return (
    <div ref={place} tabIndex={-1} className={styles.question}>
      <Notice
        kind={kept.length === 0 ? 'success' : 'warning'}
        title={<Plural value={count} one="# car deleted" other="# cars deleted" />}
        onDismiss={deletion.reset}
        actions={
          <Button kind="outline" size="small" onClick={deletion.reset}>
            <Trans>OK</Trans>
          </Button>
        }
      >
        {kept.length === 0 ? null : (
          <ul>
            {kept.map(({ id, why }) => (
              <li key={id}>
                <b translate="no">{nameOfId(id)}</b> {why}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
