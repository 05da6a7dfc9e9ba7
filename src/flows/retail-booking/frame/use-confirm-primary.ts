import { useLingui } from '@lingui/react/macro';
import { isNear } from '#domain/distance.ts';
import type { ConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type { ConfirmationEvent } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { newRequestKey } from '#src/api/request-key.ts';
import type { Receiver } from '#src/flow-host/flow-host.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useSettled } from '#src/ui/page/use-settled.ts';
import type { PrimaryAction } from '#src/wizard/wizard-frame.tsx';

/** What the button does, where it does something. */
const DOES: Readonly<Partial<Record<ConfirmationScreen['screen'], string>>> = {
  held: 'confirm',
  checkingHold: 'confirm',
  takingHold: 'confirm',
  confirming: 'confirm',
  slotLost: 'take',
};

/** The frame's button that confirms, checks the outcome, or takes the nearest other time; null if the step offers another way on. */
export function useConfirmPrimary(
  screen: ConfirmationScreen | null,
  actor: Receiver<ConfirmationEvent> | null,
  onOtherTime: () => void,
): PrimaryAction | null {
  const { t } = useLingui();
  const language = useLanguage();
  const label = t`Confirm booking`;
  // Nobody takes another time, or confirms one, by a tap that was meant for the other.
  const isSettled = useSettled(screen === null ? null : (DOES[screen.screen] ?? null));
  switch (screen?.screen) {
    case 'held':
      if (!isSettled) return { label, inactive: true };
      return { label, onPress: () => actor?.send({ type: 'confirm.requested', requestKey: newRequestKey() }) };
    case 'checkingHold':
    case 'takingHold':
      return { label, inactive: true, missing: t`Your time is not held yet` };
    case 'confirming':
      return { label, busy: t`Confirming your booking…` };
    case 'outcomeUnknown':
      return { label: t`Try again`, onPress: () => actor?.send({ type: 'retry.requested' }) };
    case 'slotLost': {
      const nearest = screen.alternatives.find(({ distanceKm }) => isNear(distanceKm));
      if (nearest === undefined) return { label: t`Choose another time`, onPress: onOtherTime };
      const { subject, ...alternative } = nearest;
      const when = `${formatDay(nearest.date, language)} ${nearest.time}`;
      const slot = nearest.why === 'sameTime' ? `${when} · ${nearest.branchName}` : when;
      const take = t`Take ${slot}`;
      if (!isSettled) return { label: take, inactive: true };
      return {
        label: take,
        onPress: () => actor?.send({ type: 'alternative.chosen', subject, alternative }),
      };
    }
    default:
      return null;
  }
}
