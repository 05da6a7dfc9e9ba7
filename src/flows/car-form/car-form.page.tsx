import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type DefaultError } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { displayPlate } from '#domain/fields/plate.ts';
import type { Account } from '#machines/shared/account.ts';
import { myCarQuery } from '#src/api/queries/car.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ListSkeleton } from '#src/parts/list/list-skeleton.tsx';
import { pageTitle } from '#src/parts/page-title.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { CarFormPart } from './car-form.part.tsx';
import { draftOf, NEW_CAR } from './car-form.store.ts';
import { NO_NOTES, notesOf } from './company-notes.form.ts';
import styles from './car-form.module.css';

interface CarPageProps {
  readonly host: FlowHost;
  readonly member: Account;
  /** A company may note more of its cars. */
  readonly isCompanys?: boolean;
  /** Returns to the list of cars. */
  readonly back: ReactNode;
  readonly onSaved: (name: string) => void;
}

export function AddCarPage(props: CarPageProps) {
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Add a car</Trans>
      </h1>
      <CarFormPart {...props} id={null} initial={props.isCompanys ? { ...NEW_CAR, notes: NO_NOTES } : NEW_CAR} />
    </div>
  );
}

/** Reads the car first; an answer with an error code is shown as a rejection, in the server's words (CAR-05). */
export function EditCarPage({ id, ...props }: CarPageProps & { readonly id: string }) {
  const lang = useLanguage();
  const { host, member, back } = props;
  const query = useQuery(myCarQuery(host.api(lang), lang, member.code, id), queryClientOf(host));
  const { data, error, isFetching, refetch } = query;
  // A company's cars are told apart by their plates, also in the names of tabs and in the history.
  const plate = props.isCompanys && data ? displayPlate(data.car_register_number) : null;
  const { t } = useLingui();
  const name = t`Car`;
  useEffect(() => {
    if (plate !== null) document.title = pageTitle([plate, name], lang);
  }, [plate, name, lang]);
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Edit a car</Trans>
        {plate === null ? null : <span translate="no"> {plate}</span>}
      </h1>
      {data ? (
        <CarFormPart
          {...props}
          id={id}
          initial={props.isCompanys ? { ...draftOf(data), notes: notesOf(data) } : draftOf(data)}
        />
      ) : null}
      {data || error ? null : <ListSkeleton rows={4} />}
      {error && !data ? (
        <NotRead error={error} back={back} onRetry={() => void refetch()} isTrying={isFetching} />
      ) : null}
    </div>
  );
}

interface NotReadProps {
  readonly error: DefaultError;
  readonly back: ReactNode;
  readonly onRetry: () => void;
  readonly isTrying: boolean;
}

function NotRead({ error, back, ...retry }: NotReadProps) {
  if (error.said === undefined) return <CannotDisplay {...retry}>{back}</CannotDisplay>;
  return (
    <Notice kind="error" title={<Trans>This car cannot be shown</Trans>} actions={back}>
      {error.said}
    </Notice>
  );
}
