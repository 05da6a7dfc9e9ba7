import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { totalHours } from '#domain/services.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import type { CarStep } from '#machines/car-booking/car-booking.draft.ts';
import { selectScreen } from '#machines/car-booking/car-booking.selectors.ts';
import {
  selectCar,
  selectScreen as selectGroupScreen,
} from '#machines/corporate-booking/corporate-booking.selectors.ts';
import { formatDuration } from '#src/i18n/units/amounts.ts';
import { formatDayTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { givenName } from '#src/parts/given-name.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Checkbox } from '#src/ui/inputs/checkbox.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import type { SheetLine } from '#src/wizard/sheet-lines.tsx';
import { useStepFocus } from '#src/wizard/step-heading.tsx';
import { TurningLine } from '#src/wizard/turning-line.tsx';
import { useShownScreen } from '#src/wizard/use-shown-screen.ts';
import { WizardFrame, type PrimaryAction } from '#src/wizard/wizard-frame.tsx';
import styles from './corporate-booking.module.css';
import { useFlow, useSend, useVisit } from './corporate-booking.visit.ts';
import { useNamed } from './use-named.ts';
import { useHeadingIfLost } from './use-heading-if-lost.ts';
import { CarAddressStep, NEW_ADDRESS_FORM, type NewAddressState } from './steps/address.step.tsx';
import { CarBranchStep } from './steps/branch.step.tsx';
import type { CarStepScreen } from './steps/car-step.types.ts';
import { CarInformationStep, INFORMATION_FORM } from './steps/information.step.tsx';
import { CarServicesStep } from './steps/services.step.tsx';
import { CarTimeStep } from './steps/time.step.tsx';

export const CAR_STEP_NAMES: Readonly<Record<CarStep, MessageDescriptor>> = {
  address: msg`Address`,
  branch: msg`Branch`,
  services: msg`Services`,
  time: msg`Date and time`,
  information: msg`Details`,
};

/** The wizard of the car that is looked at; the others are not rendered. */
export function CarWizard() {
  const send = useSend();
  const car = useFlow(selectCar);
  const screen = useSelector(car, (snapshot) => (snapshot ? selectScreen(snapshot) : null));
  if (!car || screen === null) return null;
  if (screen.screen === 'broken')
    return (
      <Wrap className={styles.page}>
        <CannotDisplay onRetry={() => car.send({ type: 'times.requested' })} />
        <Button kind="text" onClick={() => send({ type: 'car.closed' })}>
          <Trans>Back to the overview</Trans>
        </Button>
      </Wrap>
    );
  return <Steps screen={screen} car={car} />;
}

const ALWAYS_A_STEP = { drawn: null, hasArrived: true, isStep: () => true };

type CarActor = NonNullable<ReturnType<typeof selectCar>>;

function Steps({ screen: now, car }: { readonly screen: CarStepScreen; readonly car: CarActor }) {
  const { screen, isTurning } = useShownScreen<CarStepScreen>(now, ALWAYS_A_STEP);
  const { i18n, t } = useLingui();
  const send = useSend();
  const language = useLanguage();
  const { draft, steps, isComplete } = screen;
  const { takesFocus } = useStepFocus(screen.screen);
  useHeadingIfLost(screen.screen);
  const lines = useLines(screen);
  const hours = totalHours(draft.services);
  const isFirst = steps[0]?.current === true;
  const [newAddress, setNewAddress] = useState<NewAddressState>('closed');
  const primary = usePrimary(screen, car, newAddress);
  const toOverview = () => send({ type: 'car.closed' });
  const step = () => {
    const props = { car, takesFocus };
    switch (screen.screen) {
      case 'address':
        return <CarAddressStep screen={screen} onNewAddress={setNewAddress} {...props} />;
      case 'branch':
        return <CarBranchStep screen={screen} {...props} />;
      case 'services':
        return <CarServicesStep screen={screen} {...props} />;
      case 'time':
        return <CarTimeStep screen={screen} {...props} />;
      case 'information':
        return <CarInformationStep screen={screen} {...props} />;
    }
  };
  return (
    <>
      {isTurning ? <TurningLine /> : null}
      <WizardFrame
        steps={steps.map((each) => ({ ...each, name: i18n._(CAR_STEP_NAMES[each.step]) }))}
        lines={lines}
        renderStepLink={(to, content, className, label) => (
          <button
            key={to}
            type="button"
            className={[className, styles.stepButton].join(' ')}
            aria-label={label}
            onClick={() => car.send({ type: 'step.requested', step: to })}
          >
            {content}
          </button>
        )}
        duration={hours > 0 ? formatDuration(hours, language) : null}
        primary={primary}
        clear={null}
        back={{ onPress: () => (isFirst ? toOverview() : car.send({ type: 'back.requested' })), inactive: false }}
        below={
          <Button kind="text" onClick={toOverview}>
            {isComplete ? <Trans>Back to the overview</Trans> : <Trans>Back to the overview, go on later</Trans>}
          </Button>
        }
      >
        <CarHead />
        {isFirst ? (
          <Checkbox
            label={t`Collect this car at our address and bring it back`}
            isTicked={draft.isCollected}
            onTick={(isCollected) => car.send({ type: 'collection.chosen', isCollected })}
          />
        ) : null}
        {step()}
      </WizardFrame>
    </>
  );
}

/** Which car this is, and which of how many. */
function CarHead() {
  const screen = useFlow(selectGroupScreen);
  const draft = useFlow(
    ({ context: { group } }) => group.cars.find((each) => each.draft.car.id === group.opened)?.draft,
  );
  if (screen.screen !== 'car' || draft === undefined) return null;
  const { place, count } = screen;
  return (
    <p className={styles.carHead}>
      <b translate="no">{displayPlate(draft.car.plate)}</b>{' '}
      <span translate="no">{givenName(draft.car.name, draft.car.plate)}</span>
      <span className={styles.quiet}>
        <Trans>
          Car {place} of {count}
        </Trans>
      </span>
    </p>
  );
}

function useLines({ draft }: CarStepScreen): readonly SheetLine<CarStep>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { host } = useVisit();
  const { isCollected, address, branch, services, slot, contact } = useNamed(host)(draft);
  const when = slot.startsAt === null ? null : formatDayTime(slot.startsAt, language);
  const names = services.length === 0 ? null : services.map(({ name }) => name).join(', ');
  const collected: SheetLine<CarStep> = {
    step: 'address',
    label: t`Address`,
    value: address && `${address.address} ${address.subDistrict}`,
    missing: t`Not chosen yet`,
    isPersonal: true,
    digest: null,
  };
  return [
    ...(isCollected ? [collected] : []),
    {
      step: 'branch',
      label: t`Branch`,
      value: branch?.name ?? null,
      missing: t`Not chosen yet`,
      digest: branch?.name ?? null,
    },
    { step: 'services', label: t`Services`, value: names, missing: t`Not chosen yet`, digest: null },
    { step: 'time', label: t`Date and time`, value: when, missing: t`Not chosen yet`, digest: when },
    {
      step: 'information',
      label: t`Details`,
      value: contact && `${contact.firstName} ${contact.lastName}`,
      missing: t`Not filled in yet`,
      isPersonal: true,
      digest: null,
    },
  ];
}

function usePrimary({ screen, draft }: CarStepScreen, car: CarActor, newAddress: NewAddressState): PrimaryAction {
  const { t } = useLingui();
  const next = () => car.send({ type: 'next.requested' });
  const orMissing = (isThere: boolean, missing: string) => (isThere ? {} : { inactive: true, missing });
  switch (screen) {
    case 'address':
      if (newAddress !== 'closed')
        return {
          label: t`Choose a branch`,
          form: NEW_ADDRESS_FORM,
          ...(newAddress === 'saving' ? { busy: t`Saving…` } : {}),
        };
      return {
        label: t`Choose a branch`,
        onPress: next,
        ...orMissing(draft.address !== null, t`No address chosen yet`),
      };
    case 'branch':
      return { label: t`Choose services`, onPress: next, ...orMissing(draft.branch !== null, t`No branch chosen yet`) };
    case 'services':
      return {
        label: t`Choose date and time`,
        onPress: next,
        ...orMissing(draft.services.length > 0, t`No service chosen yet`),
      };
    case 'time':
      return {
        label: t`Fill in the details`,
        onPress: next,
        ...orMissing(draft.slot.startsAt !== null, t`No time chosen yet`),
      };
    case 'information':
      return { label: t`Done with this car`, form: INFORMATION_FORM };
  }
}
