import type { ChosenSlot } from '#machines/shared/booking-choices.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { formatDay } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from '#src/wizard/step.module.css';

interface TimeLostProps {
  readonly slot: ChosenSlot;
  readonly onOtherTime: () => void;
}

/** Somebody else has taken the time while the visitor is filling in the details. */
export function TimeLost({ slot, onOtherTime }: TimeLostProps) {
  const language = useLanguage();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (isRead) return null;
  return (
    <Notice
      kind="warning"
      className={styles.passing ?? ''}
      title={<Trans>This time was taken</Trans>}
      actions={
        <>
          <Button kind="outline" size="small" onClick={onOtherTime}>
            <Trans>Choose another time</Trans>
          </Button>
          <Button kind="text" size="small" onClick={() => setRead(true)}>
            <Trans>OK</Trans>
          </Button>
        </>
      }
    >
      {slot.date === null ? null : (
        <s>
          {formatDay(slot.date, language)} {slot.time}
        </s>
      )}{' '}
      <Trans>Choose another time. Your details are kept.</Trans>
    </Notice>
  );
}
