import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { exportServiceHistory } from '#contract/calls/history.calls.ts';
import type { Api } from '#src/api/client.ts';
import type { HistoryFilter } from '#src/api/history.queries.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { saveFile } from '#src/ui/page/save-file.ts';
import styles from './car-care.module.css';

interface ExportButtonProps {
  readonly api: Api;
  readonly code: string;
  readonly filter: Omit<HistoryFilter, 'page'>;
}

type State = 'idle' | 'busy' | 'done' | { readonly message: string | null };

/** What the filter lists, as a file for Excel (HIST-03). */
export function ExportButton({ api, code, filter }: ExportButtonProps) {
  const { t } = useLingui();
  const [state, setState] = useState<State>('idle');
  const save = async () => {
    setState('busy');
    try {
      const result = await api(exportServiceHistory, { code, ...filter });
      if (result.kind === 'ok') {
        const { content, media_type: type, file_name: name } = result.value;
        saveFile(new Blob([Uint8Array.from(atob(content), (each) => each.codePointAt(0) ?? 0)], { type }), name);
        setState('done');
      } else setState({ message: result.message });
    } catch {
      setState({ message: null });
    }
  };
  return (
    <div className={styles.export}>
      <Button
        kind="outline"
        icon={<IconFileSpreadsheet aria-hidden="true" />}
        busy={state === 'busy' ? <Trans>Making the file…</Trans> : null}
        onClick={() => void save()}
      >
        <Trans>Download for Excel</Trans>
      </Button>
      <VisuallyHidden>
        <span role="status">{state === 'done' ? t`The file is in your downloads.` : ''}</span>
      </VisuallyHidden>
      {typeof state === 'object' ? (
        <Notice kind="error" title={<Trans>The file could not be made</Trans>}>
          {state.message ?? <Trans>Check your connection, then try again.</Trans>}
        </Notice>
      ) : null}
    </div>
  );
}
