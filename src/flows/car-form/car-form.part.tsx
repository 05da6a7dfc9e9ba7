import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { carFormMachine } from '#machines/car-form/car-form.machine.ts';
import { carFormActors } from '#machines/car-form/car-form.ports.ts';
import { isAwaited, selectScreen } from '#machines/car-form/car-form.selectors.ts';
import type { CarFormEvent } from '#machines/car-form/car-form.types.ts';
import { selectScreen as selectCar } from '#machines/car-registration/car-registration.selectors.ts';
import type { Account } from '#machines/shared/account.ts';
import { ofAccount } from '#src/api/queries/account.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useOwnFlow, type CallHost, type FlowHost, type Receiver } from '#src/flow-host/flow-host.ts';
import { carHandlers, carRegistration } from '#src/flows/car-registration/car-registration.flow.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useLeaveWarning } from '#src/ui/browser/use-leave-warning.ts';
import { CarPhotoPart } from '#src/flows/car-photo/car-photo.part.tsx';
import { carFormAdapters } from './car-form.adapters.ts';
import { CompanyNotesFields, useNoteErrors } from './company-notes.fields.tsx';
import { changedNotes, companyNotesOf, type NoteTexts } from './company-notes.form.ts';
import { CarForm, type CarFormProps } from './car-form.screen.tsx';
import { photoToSave, typedCar, type CarDraft } from './car-form.store.ts';

export interface CarFormPartProps {
  readonly host: FlowHost;
  readonly member: Account;
  /** The car that is edited; null to add one. */
  readonly id: string | null;
  /** The car as the server has it. */
  readonly initial: CarDraft;
  readonly back: ReactNode;
  readonly onSaved: (name: string) => void;
}

const carFormFor = (code: string) => (host: CallHost) =>
  carFormMachine.provide({ actors: carFormActors(carFormAdapters(host, code)) });

export const carFormHandlers = (
  actor: Receiver<CarFormEvent>,
  { photo, notes }: Pick<CarDraft, 'photo' | 'notes'>,
  stored: NoteTexts | null,
) =>
  ({
    onSubmit: (entry) => {
      const noted = notes && companyNotesOf(notes);
      const car =
        entry && noted !== null
          ? { ...entry, ...photoToSave(photo), ...(noted && { notes: changedNotes(noted, stored) }) }
          : null;
      actor.send({ type: 'car.submitted', car });
    },
    onRetry: () => actor.send({ type: 'retry.requested' }),
  }) satisfies Partial<CarFormProps>;

/** The chart with its adapters, the cascade of the car beside it, and its screen. */
export function CarFormPart(props: CarFormPartProps) {
  const { member, id, initial } = props;
  const [typed] = useState(() => typedCar(member.account, id));
  const [begun, setBegun] = useState(() => ({
    draft: typed.read() ?? initial,
    round: 0,
    isKept: typed.read() !== null,
  }));
  return (
    <>
      {begun.isKept ? (
        <Notice
          title={<Trans>What you had typed is still here.</Trans>}
          actions={
            <Button
              kind="outline"
              size="small"
              onClick={() => {
                typed.forget();
                setBegun({ draft: initial, round: begun.round + 1, isKept: false });
              }}
            >
              <Trans>Discard it</Trans>
            </Button>
          }
        >
          <Trans>It is not saved yet.</Trans>
        </Notice>
      ) : null}
      <Form
        key={begun.round}
        {...props}
        initial={begun.draft}
        stored={(id === null ? null : initial.notes) ?? null}
        typed={typed}
      />
    </>
  );
}

type FormProps = CarFormPartProps & {
  readonly typed: ReturnType<typeof typedCar>;
  /** The notes as the server has them; null for a new car. */
  readonly stored: NoteTexts | null;
};

function Form({ host, member: { code }, id, initial, stored, typed, back, onSaved }: FormProps) {
  const actor = useOwnFlow(host, carFormFor(code), { id });
  const state = useSelector(actor, selectScreen);
  const [texts, setTexts] = useState(initial.texts);
  const [photo, setPhoto] = useState(initial.photo);
  const [notes, setNotes] = useState(initial.notes);
  const noteErrors = useNoteErrors(state.attempts > 0 ? (notes ?? null) : null);
  const [isPhotoSending, setPhotoSending] = useState(false);
  const carActor = useOwnFlow(host, carRegistration, { brands: null, choice: initial.choice, wanted: {} });
  const car = useSelector(carActor, selectCar);
  useLeaveWarning(isAwaited(state) || isPhotoSending);
  const finish = useEffectEvent(() => {
    typed.forget();
    // What was read before still has the old name, and a photo that is gone.
    queryClientOf(host).removeQueries({ queryKey: ofAccount(code), type: 'inactive' });
    onSaved(texts.carName.trim());
  });
  const isSaved = state.screen === 'saved';
  useEffect(() => {
    if (isSaved) finish();
  }, [isSaved]);
  return (
    <CarForm
      state={state}
      initial={initial.texts}
      car={car}
      isPhotoSending={isPhotoSending}
      photo={
        <CarPhotoPart
          host={host}
          code={code}
          initial={initial.photo}
          onSending={setPhotoSending}
          onPhoto={(next) => {
            setPhoto(next);
            typed.keep({ texts, choice: car.choice, photo: next, notes });
          }}
        />
      }
      back={back}
      isCompanys={notes !== undefined}
      noteErrors={noteErrors}
      notes={
        notes === undefined ? null : (
          <CompanyNotesFields
            texts={notes}
            errors={noteErrors}
            stored={stored}
            onTexts={(changed) => {
              const next = { ...notes, ...changed };
              setNotes(next);
              typed.keep({ texts, choice: car.choice, photo, notes: next });
            }}
          />
        )
      }
      onTexts={(next) => {
        setTexts(next);
        typed.keep({ texts: next, choice: car.choice, photo, notes });
      }}
      {...carHandlers(carActor, (choice) => typed.keep({ texts, choice, photo, notes }))}
      {...carFormHandlers(actor, { photo, notes }, stored)}
    />
  );
}
