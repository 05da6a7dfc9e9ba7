import type { I18n } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { CheckedList } from '#domain/fleet-list/checked-list.ts';
import { useCall } from '#src/api/writes/use-call.ts';
import { OpenInBrowser } from '#src/parts/answers/open-in-browser.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { shownIn } from '#src/ui/browser/in-app.ts';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { faultText } from './fault.texts.ts';
import { FIELD_NAMES } from './list-fields.texts.ts';
import type { ImportReader } from './reader/import-reader.types.ts';

/** All that is wrong with a row, in one text. */
const reasonsOf = (i18n: I18n, { sheet, faults }: CheckedList['wrong'][number]): string =>
  faults
    .map((fault) => {
      const { why, remedy } = faultText(fault, sheet);
      return `${fault.heading || i18n._(FIELD_NAMES[fault.field])}: ${i18n._(why)} (${i18n._(remedy)})`;
    })
    .join('; ');

const withoutExtension = (name: string) => name.replace(/\.[^.]*$/, '');

interface WrongRowsProps {
  readonly host: object;
  readonly reader: ImportReader;
  readonly fileName: string;
  readonly wrong: CheckedList['wrong'];
}

/** The wrong rows as they stand in the file, with a column of reasons: to be mended in Excel, and imported again. */
export function WrongRowsButton({ host, reader, fileName, wrong }: WrongRowsProps) {
  const { i18n, t } = useLingui();
  const [isDropped, setDropped] = useState(false);
  const name = withoutExtension(fileName);
  const making = useCall(host, async () => {
    const file = await reader.wrong({
      fileName: t`${name} - to mend.xlsx`,
      sheet: t`To mend`,
      heads: { sheet: t`Sheet in the file`, row: t`Row in the file`, reasons: t`What is wrong` },
      reasons: wrong.map((row) => reasonsOf(i18n, row)),
    });
    saveFile(file, file.name);
    return { kind: 'ok' } as const;
  });
  return (
    <>
      <Button
        kind="outline"
        size="small"
        icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        busy={making.isPending ? t`Making the file…` : null}
        onClick={() => (shownIn() === null ? making.mutate() : setDropped(true))}
      >
        <Plural value={wrong.length} one="Download # wrong row" other="Download # wrong rows" />
      </Button>
      <VisuallyHidden role="status">
        {making.data?.kind === 'ok' ? t`The file is in your downloads.` : ''}
      </VisuallyHidden>
      {isDropped ? <OpenInBrowser /> : null}
      {making.isError ? (
        <Notice kind="error" title={<Trans>The file could not be made</Trans>}>
          <Trans>Try again, or choose your file once more.</Trans>
        </Notice>
      ) : null}
    </>
  );
}
