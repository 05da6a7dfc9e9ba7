import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { exportServiceHistory } from '#contract/calls/history.calls.ts';
import type { HistoryFilter } from '#src/api/queries/history.queries.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { refusalOf, useCall } from '#src/api/writes/use-call.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { OpenInBrowser } from '#src/parts/answers/open-in-browser.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { shownIn } from '#src/ui/browser/in-app.ts';
import { saveFile } from '#src/ui/browser/save-file.ts';
import styles from './car-care.module.css';

interface ExportButtonProps {
  readonly host: FlowHost;
  readonly code: string;
  readonly filter: Omit<HistoryFilter, 'page'>;
}

/** Exports the filtered list as an Excel file (HIST-03). */
export function ExportButton({ host, code, filter }: ExportButtonProps) {
  const { t } = useLingui();
  const api = host.api(useLanguage());
  const making = useCall(host, async (_: void, signal) => {
    const result = await api(exportServiceHistory, { code, ...filter }, { signal });
    return toOutcome(result, { otherwise: refused }, ({ content, media_type: type, file_name: name }) =>
      saveFile(new Blob([Uint8Array.from(atob(content), (each) => each.codePointAt(0) ?? 0)], { type }), name),
    );
  });
  const refusal = refusalOf(making);
  const [isDropped, setDropped] = useState(false);
  return (
    <div className={styles.export}>
      <Button
        kind="outline"
        icon={<IconFileSpreadsheet aria-hidden="true" />}
        busy={making.isPending ? <Trans>Making the file…</Trans> : null}
        onClick={() => (shownIn() === null ? making.mutate() : setDropped(true))}
      >
        <Trans>Download for Excel</Trans>
      </Button>
      <VisuallyHidden>
        <span role="status">{making.data?.kind === 'ok' ? t`The file is in your downloads.` : ''}</span>
      </VisuallyHidden>
      {isDropped ? <OpenInBrowser /> : null}
      {refusal === null ? null : (
        <Notice kind="error" title={<Trans>The file could not be made</Trans>}>
          {refusal || <Trans>Check your connection, then try again.</Trans>}
        </Notice>
      )}
    </div>
  );
}
