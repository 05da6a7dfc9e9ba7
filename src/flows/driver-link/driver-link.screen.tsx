import { Trans } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { formatPhone } from '#domain/fields/phone.ts';
import type { DriverLinkState } from '#machines/driver-link/driver-link.selectors.ts';
import type { KnownLink } from '#machines/driver-link/driver-link.types.ts';
import { formatDay, formatDayTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { OutcomeUnknown } from '#src/parts/answers/outcome-unknown.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { Question } from '#src/ui/questions/question.tsx';
import styles from './driver-link.module.css';
import type { Driver, LinkedVisit } from './driver-link.view.ts';
import { SendLink } from './send-link.part.tsx';

export interface DriverLinkScreenProps {
  /** From the chart's selectScreen. */
  readonly screen: DriverLinkState;
  readonly visit: LinkedVisit;
  readonly driver: Driver | null;
  readonly onMake: () => void;
  readonly onAsk: () => void;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** Makes, sends and revokes the link by which a driver sees the visit without signing in. */
export function DriverLinkScreen(props: DriverLinkScreenProps) {
  const { screen, driver } = props;
  const id = useId();
  const part = useRef<HTMLElement>(null);
  const link = screen.screen === 'resting' ? screen.link : null;
  useKeptFocus(part, `${screen.screen} ${link === null ? 'none' : (link.token ?? 'earlier')}`);
  return (
    <section ref={part} tabIndex={-1} className={styles.link} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Link for the driver</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>
          Whoever has the link sees branch, start and end, services, plate and booking code without signing in, but no
          name or phone number of a person.
        </Trans>
      </p>
      {driver === null ? null : <DriverLine driver={driver} />}
      <Shown {...props} />
    </section>
  );
}

const DriverLine = ({ driver: { name, tel } }: { readonly driver: Driver }) => (
  <p className={styles.driver}>
    <Trans>Driver</Trans> {name ? <b translate="no">{name}</b> : null}
    {tel ? (
      <a href={`tel:${tel}`} translate="no">
        {formatPhone(tel)}
      </a>
    ) : null}
  </p>
);

function Shown(props: DriverLinkScreenProps) {
  const { screen, onMake, onAgree, onDecline, onRetry, onDismiss } = props;
  const making = 'change' in screen && screen.change === 'make';
  switch (screen.screen) {
    case 'resting':
      return screen.link === null ? (
        <>
          {screen.isRevoked ? (
            <Notice kind="success">
              <Trans>The link was revoked. It no longer opens for anybody.</Trans>
            </Notice>
          ) : null}
          <Make onMake={onMake} />
        </>
      ) : (
        <Existing {...props} link={screen.link} />
      );
    case 'asking':
      return <RevokeQuestion onAgree={onAgree} onDecline={onDecline} />;
    case 'changing':
      if (screen.isRepeat) return <Unknown isMaking={making} onRetry={onRetry} isAsking />;
      return making ? (
        <Make onMake={onMake} isMaking />
      ) : (
        <RevokeQuestion onAgree={onAgree} onDecline={onDecline} isBusy />
      );
    case 'outcomeUnknown':
      return <Unknown isMaking={making} onRetry={onRetry} />;
    case 'refused':
      return (
        <Notice
          kind="error"
          onDismiss={onDismiss}
          title={making ? <Trans>The link was not made.</Trans> : <Trans>The link was not revoked.</Trans>}
          actions={
            <>
              <Button kind="outline" size="small" data-first-focus onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
              <Button kind="text" size="small" onClick={onDismiss}>
                <Trans>Close</Trans>
              </Button>
            </>
          }
        >
          {screen.message ?? <Trans>Please try again.</Trans>}
        </Notice>
      );
  }
}

const Make = ({ onMake, isMaking = false }: { readonly onMake: () => void; readonly isMaking?: boolean }) => (
  <div>
    <Button
      kind="outline"
      data-first-focus
      onClick={onMake}
      busy={isMaking ? <Trans>Making the link…</Trans> : undefined}
    >
      <Trans>Make a link</Trans>
    </Button>
  </div>
);

function Existing({ link, visit, driver, onMake, onAsk }: DriverLinkScreenProps & { readonly link: KnownLink }) {
  const language = useLanguage();
  const { token, madeAt, endsAt } = link;
  // It ends at midnight, which is the end of the day before.
  const last = formatDay(Date.parse(endsAt) - 1, language);
  const made = formatDayTime(madeAt, language);
  return (
    <>
      {token === null ? (
        <>
          <p>
            <Trans>A link was made on {made}. For safety it cannot be shown again.</Trans>
          </p>
          <div className={styles.ways}>
            <Button kind="outline" data-first-focus onClick={onMake}>
              <Trans>Make a new link</Trans>
            </Button>
          </div>
          <p className={styles.hint}>
            <Trans>The link that was sent before then no longer opens.</Trans>
          </p>
        </>
      ) : (
        <SendLink token={token} visit={visit} driver={driver} />
      )}
      <div className={styles.end}>
        <p>
          <Trans>It opens until the end of {last}.</Trans>
        </p>
        <Button kind="text" size="small" onClick={onAsk}>
          <Trans>Revoke the link</Trans>
        </Button>
      </div>
    </>
  );
}

interface RevokeQuestionProps {
  readonly onAgree: () => void;
  readonly onDecline: () => void;
  readonly isBusy?: boolean;
}

function RevokeQuestion({ onAgree, onDecline, isBusy = false }: RevokeQuestionProps) {
  const id = useId();
  return (
    <Question
      labelledBy={id}
      onNo={isBusy ? null : onDecline}
      answers={
        <>
          {isBusy ? null : (
            <Button data-first-focus onClick={onDecline}>
              <Trans>Keep the link</Trans>
            </Button>
          )}
          <Button kind="danger" onClick={onAgree} busy={isBusy ? <Trans>Revoking…</Trans> : undefined}>
            <Trans>Revoke</Trans>
          </Button>
        </>
      }
    >
      <h3 id={id}>
        <Trans>Revoke the link?</Trans>
      </h3>
      <p>
        <Trans>Whoever has it can no longer open it. The booking stays.</Trans>
      </p>
    </Question>
  );
}

interface UnknownProps {
  readonly isMaking: boolean;
  readonly onRetry: () => void;
  readonly isAsking?: boolean;
}

const Unknown = ({ isMaking, onRetry, isAsking = false }: UnknownProps) => (
  <OutcomeUnknown
    title={
      isMaking ? (
        <Trans>We do not know yet whether the link was made.</Trans>
      ) : (
        <Trans>We do not know yet whether the link was revoked.</Trans>
      )
    }
    onRetry={onRetry}
    isAsking={isAsking}
  >
    <Trans>The answer did not arrive. We are checking every few seconds; please stay on this page.</Trans>
  </OutcomeUnknown>
);
