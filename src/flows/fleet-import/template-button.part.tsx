import { Trans, useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '#src/api/writes/use-call.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { OpenInBrowser } from '#src/parts/answers/open-in-browser.tsx';
import { writtenSheet } from '#src/parts/sheets/write-sheet.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { shownIn } from '#src/ui/browser/in-app.ts';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { templateName, templateSheet } from './template.view.ts';

/** Our own list to fill in. */
export function TemplateButton({ host }: { readonly host: object }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isDropped, setDropped] = useState(false);
  const making = useCall(host, async (_: void, signal) => {
    saveFile(await writtenSheet(templateSheet(language), signal), templateName(language));
    return { kind: 'ok' } as const;
  });
  return (
    <>
      <Button
        kind="text"
        size="small"
        icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        busy={making.isPending ? t`Making the file…` : null}
        onClick={() => (shownIn() === null ? making.mutate() : setDropped(true))}
      >
        <Trans>Template</Trans>
      </Button>
      {isDropped ? <OpenInBrowser /> : null}
      {making.isError ? (
        <Notice kind="error" title={<Trans>The file could not be made</Trans>}>
          <Trans>Check your connection, then try again.</Trans>
        </Notice>
      ) : null}
    </>
  );
}
