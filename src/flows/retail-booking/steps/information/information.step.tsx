import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InformationState } from '#machines/retail-booking/retail-booking.screens.ts';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import { StepHeading } from '#src/wizard/step-heading.tsx';
import { useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';
import { InformationForm } from './information-form.part.tsx';
import styles from './information.module.css';
import { SignIn } from './sign-in.part.tsx';
import type { StepProps } from '#src/wizard/wizard-steps.tsx';

type InformationProps = StepProps<InformationState>;

/** Not loaded in a guest's booking. */
export const ownCars = partFile(() => import('./own-cars.part.tsx').then(({ OwnCars }) => OwnCars));

export function InformationStep({ state, takesFocus }: InformationProps) {
  const { host } = useVisit();
  const language = useLanguage();
  const [member] = useState(() => (state.isGuest ? null : host.me.member()));
  const waiting = <FormSkeleton />;
  return (
    <>
      <StepHeading takesFocus={takesFocus}>
        <Trans>Your details</Trans>
      </StepHeading>
      {member ? (
        <LazyPart
          file={ownCars}
          needs={textsOf(host.languages, language, 'member')}
          props={{ state, host, member, waiting }}
          waiting={waiting}
          renderFailed={(retry) => <InformationForm state={state} notice={<CannotDisplay onRetry={retry} />} />}
        />
      ) : (
        <>
          {state.isGuest ? <SignIn /> : null}
          <InformationForm state={state} />
        </>
      )}
    </>
  );
}

/** Reserves the form's space until the cars arrive, so that nothing moves then. */
function FormSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading your cars…`} className={styles.waiting}>
      <Skeleton width="70%" />
      <Skeleton width="40%" height="28px" />
      <Skeleton height="80px" />
      <Skeleton height="56px" />
      <Skeleton width="40%" height="28px" />
      <Skeleton height="52px" />
      <Skeleton height="52px" />
      <Skeleton height="52px" />
    </div>
  );
}
