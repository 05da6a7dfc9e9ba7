import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { selectScreen, type GroupScreen } from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type { Company } from '#machines/shared/company.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { Report } from '#src/flow-host/report/report.tsx';
import { useRunning } from '#src/flow-host/visit.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { ListSkeleton } from '#src/parts/list/list-skeleton.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { AskFirst } from '#src/ui/questions/ask-first.tsx';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import { TurningLine } from '#src/wizard/turning-line.tsx';
import { useScreenTitle } from '#src/wizard/use-screen-title.ts';
import { AddCars } from './add-cars.part.tsx';
import { CarWizard } from './car-wizard.part.tsx';
import styles from './corporate-booking.module.css';
import { corporateBookingVisit, useSend, useVisit, VisitProvider } from './corporate-booking.visit.ts';
import { StepAddress, type GroupAddress } from './step-address.part.tsx';
import { useHeadingIfLost } from './use-heading-if-lost.ts';
import { GroupOverview } from './overview.part.tsx';

interface CorporateBookingPageProps {
  readonly host: FlowHost;
  readonly company: Company;
  readonly address: GroupAddress;
  readonly onConfirmed: () => void;
  /** A link to a booking of the company. */
  readonly renderBooking: (id: string, words: ReactNode) => ReactNode;
}

/** The booking of several cars: renders the chart. */
export function CorporateBookingPage({
  host,
  company,
  address,
  onConfirmed,
  renderBooking,
}: CorporateBookingPageProps) {
  const language = useLanguage();
  const { t } = useLingui();
  const [visit] = useState(() => corporateBookingVisit(host, { language, company }));
  const now = useSelector(visit.actor, selectScreen, isSameScreen);
  // The car is rendered after the tap that opens it, so that the overview, with a hundred others, answers at once.
  const before = useDeferredValue(now);
  const isTurning = before.screen === 'overview' && now.screen === 'car';
  const screen = isTurning ? before : now;
  useRunning(visit);
  const opened = screen.screen === 'car' ? screen.carId : null;
  useEffect(() => {
    if (opened === null) return;
    visit.cameFrom.set(opened);
    // The list was scrolled to the car.
    window.scrollTo({ top: 0 });
  }, [opened, visit]);
  useScreenTitle(screen.screen === 'car' ? t`One car` : null, t`Book cars`);
  useHeadingIfLost(screen.screen === 'overview' ? `overview ${screen.stage}` : screen.screen);
  const isConfirmed = screen.screen === 'confirmed';
  useEffect(() => {
    if (isConfirmed) onConfirmed();
  }, [isConfirmed, onConfirmed]);
  return (
    <VisitProvider visit={visit}>
      {isTurning ? <TurningLine /> : null}
      <StepAddress {...address} />
      {screen.screen === 'car' ? (
        <CarWizard key={screen.carId} />
      ) : (
        <Wrap className={styles.page}>
          <Body screen={screen} renderBooking={renderBooking} />
        </Wrap>
      )}
    </VisitProvider>
  );
}

/** While a car is looked at, its answers change nothing here. */
const isSameScreen = (a: GroupScreen, b: GroupScreen): boolean =>
  a === b || (a.screen === b.screen && a.screen !== 'overview' && JSON.stringify(a) === JSON.stringify(b));

interface BodyProps {
  readonly screen: GroupScreen;
  readonly renderBooking: CorporateBookingPageProps['renderBooking'];
}

function Body({ screen, renderBooking }: BodyProps) {
  const send = useSend();
  const { draft, host } = useVisit();
  switch (screen.screen) {
    case 'overview': {
      const count = screen.rows.length;
      return (
        <>
          <PageHead title={<Trans>Book cars</Trans>}>
            {count === 0 ? null : (
              <span className={styles.carHead}>
                <span className={styles.quiet}>
                  <Plural value={count} one="# car" other="# cars" />
                </span>
                {screen.stage === 'open' ? (
                  <AskFirst
                    label={<Trans>Start over</Trans>}
                    question={
                      <Trans>All cars and their answers are removed here, and held times are given back.</Trans>
                    }
                    yes={<Trans>Clear and start over</Trans>}
                    no={<Trans>Keep it</Trans>}
                    onYes={() => send({ type: 'restart.requested' })}
                  />
                ) : null}
              </span>
            )}
          </PageHead>
          <GroupOverview screen={screen} adding={<AddCars />} renderBooking={renderBooking} />
        </>
      );
    }
    case 'unchecked':
      return (
        <>
          <PageHead title={<Trans>Book cars</Trans>} />
          <CannotDisplay onRetry={() => send({ type: 'retry.requested' })}>{screen.message}</CannotDisplay>
        </>
      );
    case 'interrupted':
      return (
        <>
          <PageHead title={<Trans>Book cars</Trans>} />
          <Notice
            title={<Trans>The booking is paused</Trans>}
            actions={
              <Button onClick={() => send({ type: 'resume.requested' })}>
                <Trans>Continue</Trans>
              </Button>
            }
          >
            <Trans>What you have chosen is kept.</Trans>
            <Report languages={host.languages} />
          </Notice>
        </>
      );
    case 'changedElsewhere':
      return (
        <>
          <PageHead title={<Trans>Book cars</Trans>} />
          <Notice
            kind="warning"
            title={<Trans>This booking was changed in another tab</Trans>}
            actions={
              <Button onClick={draft.takeOver}>
                <Trans>Continue here</Trans>
              </Button>
            }
          >
            <Trans>So that nothing is mixed up, please go on in one tab only.</Trans>
          </Notice>
        </>
      );
    case 'waiting':
    case 'confirmed':
    case 'car':
      return (
        <>
          <PageHead title={<Trans>Book cars</Trans>} />
          <ListSkeleton />
        </>
      );
  }
}
