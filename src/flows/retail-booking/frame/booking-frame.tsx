// oxlint-disable-next-line no-restricted-imports -- inside t of useLingui it is part of its message
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { Sheet } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { MenuStep } from '#machines/retail-booking/retail-booking.steps.ts';
import { displayPlate } from '#domain/plate.ts';
import { formatDuration } from '#src/i18n/amounts.ts';
import { formatDay, formatYear } from '#src/i18n/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { STEP_NAMES } from './step-names.ts';
import { Stepper } from './stepper.tsx';
import { WizardFrame, type ClearAction, type PrimaryAction, type SheetLine } from './wizard-frame.tsx';

/** A link to a step: the router's own, so that it can be opened by the keyboard and read as a link. */
export type StepLink = (step: Step, content: ReactNode, className: string, label?: string) => ReactNode;

interface BookingFrameProps {
  readonly steps: readonly MenuStep[];
  readonly sheet: Sheet;
  readonly renderStepLink: StepLink;
  readonly primary: PrimaryAction | null;
  readonly clear: ClearAction<Step> | null;
  readonly onBack: (() => void) | null;
  /** Nothing can be gone to while a confirm is on its way. */
  readonly locked: boolean;
  readonly children: ReactNode;
}

/** The wizard's frame filled from the draft: steps, live summary, and the one line of the phone. */
export function BookingFrame(props: BookingFrameProps) {
  const { steps, sheet, renderStepLink, primary, clear, onBack, locked, children } = props;
  const { i18n } = useLingui();
  const lines = useSheetLines(sheet);
  const language = useLanguage();
  const open = new Set(locked ? [] : steps.filter(({ disabled }) => !disabled).map(({ step }) => step));
  const current = steps.find((step) => step.current)?.step;
  const chosen = lines.flatMap(({ digest }) => (digest === null ? [] : [digest]));
  return (
    <WizardFrame
      stepper={
        <Stepper
          steps={steps.map((step) => ({
            ...step,
            disabled: step.disabled || locked,
            name: i18n._(STEP_NAMES[step.step]),
          }))}
          renderLink={renderStepLink}
        />
      }
      lines={lines.map(({ digest: _digest, ...line }) => ({
        ...line,
        reachable: open.has(line.step) && line.step !== current,
      }))}
      renderEditLink={renderStepLink}
      digest={chosen.join(' · ')}
      duration={sheet.hours > 0 ? formatDuration(sheet.hours, language) : null}
      primary={primary}
      clear={clear}
      onBack={onBack}
    >
      {children}
    </WizardFrame>
  );
}

type Line = Omit<SheetLine<Step>, 'reachable'> & { readonly digest: string | null };

function useSheetLines(sheet: Sheet): readonly Line[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { branch, services, otherService, hours, date, time, customer } = sheet;
  const count = services.length;
  const day = date === null ? null : formatDay(date, language);
  const name = customer === null ? null : `${customer.first_name} ${customer.last_name}`;
  const detail = (text: string) => (text === '' ? {} : { detail: text });
  return [
    {
      step: 'branch',
      label: i18n._(STEP_NAMES.branch),
      value: branch?.location_name ?? null,
      digest: branch?.location_name ?? null,
    },
    {
      step: 'services',
      label: i18n._(STEP_NAMES.services),
      value: count === 0 ? null : services.map((service) => service.name).join(', '),
      ...detail(
        count === 0 ? otherService : [formatDuration(hours, language), otherService].filter(Boolean).join(' · '),
      ),
      digest: count === 0 ? null : t`${plural(count, { one: '# service', other: '# services' })}`,
    },
    {
      step: 'time',
      label: i18n._(STEP_NAMES.time),
      value: date === null || time === null ? null : `${day} ${formatYear(date, language)} · ${time}`,
      digest: time === null ? null : `${day} ${time}`,
    },
    {
      step: 'information',
      label: i18n._(STEP_NAMES.information),
      value: name,
      ...detail(customer === null ? '' : displayPlate(customer.register_number)),
      digest: null,
    },
  ];
}
