import { Trans } from '@lingui/react/macro';
import { IconPrinter } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from './print-button.module.css';
import { printSupport, type PrintSupport } from '#src/ui/browser/in-app.ts';

/** Prints the ticket, or says why that is not possible here (RB-13). */
export function PrintButton() {
  const [support, setSupport] = useState<PrintSupport>('yes');
  const print = () => {
    const found = printSupport({ userAgent: navigator.userAgent, hasPrint: typeof window.print === 'function' });
    setSupport(found);
    if (found === 'yes') window.print();
  };
  const words: Record<Exclude<PrintSupport, 'yes'>, ReactNode> = {
    'in-app': (
      <Trans>
        The browser inside this app cannot print. Open this page in Safari, Chrome or another browser first.
      </Trans>
    ),
    no: <Trans>This browser cannot print. Take a picture of the screen, or note the booking code.</Trans>,
  };
  return (
    <>
      <Button kind="outline" icon={<IconPrinter aria-hidden="true" />} onClick={print}>
        <Trans>Print</Trans>
      </Button>
      {support === 'yes' ? null : (
        <Notice kind="warning" className={styles.message}>
          {words[support]}
        </Notice>
      )}
    </>
  );
}
