import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { formatPhone } from '#domain/fields/phone.ts';
import type { CheckedList, RowFault } from '#domain/fleet-list/checked-list.ts';
import { useCall } from '#src/api/writes/use-call.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { OpenInBrowser } from '#src/parts/answers/open-in-browser.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { shownIn } from '#src/ui/browser/in-app.ts';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { CALL_CENTRE, type Contact } from './contact.adapters.ts';
import { faultText } from './fault.texts.ts';
import { isUnlisted } from './fleet-import.view.ts';
import { FIELD_NAMES } from './list-fields.texts.ts';
import type { ImportReader } from './reader/import-reader.types.ts';

/** What to write into the cell, as far as it is known. */
function remedyOf(i18n: I18n, fault: RowFault, sheet: string, contact: Contact): string {
  const { suggestion, choices = [] } = fault;
  if (suggestion !== undefined) return i18n._(msg`Write ${suggestion}`);
  const remedy = i18n._(faultText(fault, sheet).remedy);
  if (isUnlisted(fault)) return `${remedy}: ${`${contact.name} ${formatPhone(contact.tel)}`.trim()}`;
  if (choices.length === 0) return remedy;
  const named = choices.join(', ');
  return i18n._(msg`Write one of: ${named}`);
}

/** All that is wrong with a row, in one text. */
const reasonsOf = (i18n: I18n, { sheet, faults }: CheckedList['wrong'][number], contact: Contact): string =>
  faults
    .map((fault) => {
      const column = fault.heading || i18n._(FIELD_NAMES[fault.field]);
      return `${column}: ${i18n._(faultText(fault, sheet).why)} (${remedyOf(i18n, fault, sheet, contact)})`;
    })
    .join('; ');

const withoutExtension = (name: string) => name.replace(/\.[^.]*$/, '');

interface WrongRowsProps {
  readonly host: object;
  readonly reader: ImportReader;
  readonly fileName: string;
  readonly wrong: CheckedList['wrong'];
  /** Who adds cars to our list. */
  readonly readContact: () => Promise<Contact>;
}

/** The wrong rows as they stand in the file, with a column of reasons: to be mended in Excel, and imported again. */
export function WrongRowsButton({ host, reader, fileName, wrong, readContact }: WrongRowsProps) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const [isDropped, setDropped] = useState(false);
  const name = withoutExtension(fileName);
  const making = useCall(host, async () => {
    const isAsked = wrong.some(({ faults }) => faults.some(isUnlisted));
    const contact = isAsked ? await readContact() : CALL_CENTRE;
    const file = await reader.wrong({
      fileName: t`${name} - to mend.xlsx`,
      sheet: t`To mend`,
      heads: { sheet: t`Sheet in the file`, row: t`Row in the file`, reasons: t`What is wrong` },
      reasons: wrong.map((row) => reasonsOf(i18n, row, contact)),
      language,
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
