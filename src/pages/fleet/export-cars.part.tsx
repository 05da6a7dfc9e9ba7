import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { dayInFileName } from '#domain/fields/file-name.ts';
import type { BranchDate } from '#domain/thai-calendar.ts';
import { useCall } from '#src/api/writes/use-call.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { OpenInBrowser } from '#src/parts/answers/open-in-browser.tsx';
import { writtenSheet } from '#src/parts/sheets/write-sheet.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { shownIn } from '#src/ui/browser/in-app.ts';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import type { FleetRow } from './fleet-rows.ts';
import { fleetSheet } from './fleet-sheet.view.ts';

interface ExportCarsProps {
  readonly host: object;
  readonly rows: readonly FleetRow[];
  readonly today: BranchDate;
  readonly kind?: 'outline' | 'text';
  /** For how many cars, in words. */
  readonly children: ReactNode;
}

/** The cars as an Excel file (FLEET-03): those that are chosen, found, or all. */
export function ExportCars({ host, rows, today, kind = 'outline', children }: ExportCarsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isDropped, setDropped] = useState(false);
  const making = useCall(host, async (_: void, signal) => {
    const file = await writtenSheet(
      fleetSheet(
        rows.map(({ car }) => car),
        language,
      ),
      signal,
    );
    saveFile(file, `roddee-cars-${dayInFileName(today, language)}.xlsx`);
    return { kind: 'ok' } as const;
  });
  return (
    <>
      <Button
        kind={kind}
        size="small"
        icon={<IconFileSpreadsheet size={18} stroke={1.75} aria-hidden="true" />}
        busy={making.isPending ? t`Making the file…` : null}
        onClick={() => (shownIn() === null ? making.mutate() : setDropped(true))}
      >
        {children}
      </Button>
      <VisuallyHidden>
        <span role="status">{making.data?.kind === 'ok' ? t`The file is in your downloads.` : ''}</span>
      </VisuallyHidden>
      {isDropped ? <OpenInBrowser /> : null}
      {making.isError ? (
        <Notice kind="error" title={<Trans>The file could not be made</Trans>}>
          <Trans>Check your connection, then try again.</Trans>
        </Notice>
      ) : null}
    </>
  );
}
