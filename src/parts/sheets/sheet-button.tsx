import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Sheet } from '#domain/sheet-cells.ts';
import { OpenInBrowser } from '#src/parts/answers/open-in-browser.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { shownIn } from '#src/ui/browser/in-app.ts';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { writtenSheet } from './write-sheet.ts';

/** Ten thousand rows take a second. */
const PATIENCE_MS = 30_000;

interface SheetButtonProps {
  readonly sheet: () => Sheet;
  /** With its ending. */
  readonly fileName: string;
  readonly kind?: 'outline' | 'text';
  readonly size?: 'small' | 'medium';
  readonly children: ReactNode;
}

/** Saves a sheet as an Excel file. */
export function SheetButton({ sheet, fileName, kind = 'outline', size = 'small', children }: SheetButtonProps) {
  const { t } = useLingui();
  const [isDropped, setDropped] = useState(false);
  const [state, setState] = useState<'idle' | 'making' | 'made' | 'failed'>('idle');
  const make = async () => {
    setState('making');
    try {
      saveFile(await writtenSheet(sheet(), AbortSignal.timeout(PATIENCE_MS)), fileName);
      setState('made');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        kind={kind}
        size={size}
        icon={<IconFileSpreadsheet size={18} stroke={1.75} aria-hidden="true" />}
        busy={state === 'making' ? t`Making the file…` : null}
        onClick={() => (shownIn() === null ? void make() : setDropped(true))}
      >
        {children}
      </Button>
      <VisuallyHidden>
        <span role="status">{state === 'made' ? t`The file is in your downloads.` : ''}</span>
      </VisuallyHidden>
      {isDropped ? <OpenInBrowser /> : null}
      {state === 'failed' ? (
        <Notice kind="error" title={<Trans>The file could not be made</Trans>}>
          <Trans>Check your connection, then try again.</Trans>
        </Notice>
      ) : null}
    </>
  );
}
