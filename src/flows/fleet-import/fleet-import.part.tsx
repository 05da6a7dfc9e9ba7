import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isAwaited, isUnsaved, selectScreen } from '#machines/fleet-import/fleet-import.selectors.ts';
import type { FleetImportEvent } from '#machines/fleet-import/fleet-import.types.ts';
import type { Account } from '#machines/shared/account.ts';
import { ofAccount } from '#src/api/queries/account.ts';
import { lastImportQuery } from '#src/api/queries/fleet.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useSpoken, type FlowHost, type Receiver } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useCloseWarning, useLeaveWarning } from '#src/ui/browser/use-leave-warning.ts';
import { AddingContact } from './adding-contact.part.tsx';
import { readContact } from './contact.adapters.ts';
import { FleetImportScreen, type FleetImportScreenProps } from './fleet-import.screen.tsx';
import { fleetImports } from './fleet-import.visit.ts';
import { interruptedImport } from './interrupted-import.store.ts';
import { InterruptedNotice } from './interrupted-notice.part.tsx';
import { LastImport } from './last-import.part.tsx';
import { TemplateButton } from './template-button.part.tsx';
import { WrongRowsButton } from './wrong-rows.part.tsx';

interface FleetImportPartProps {
  readonly host: FlowHost;
  /** The company; another one has an import of its own. */
  readonly company: Account;
  /** The ways on from a result. */
  readonly ways: ReactNode;
}

export const fleetImportHandlers = (actor: Receiver<FleetImportEvent>) =>
  ({
    onFile: (file) => actor.send({ type: 'file.chosen', file }),
    onCancel: () => actor.send({ type: 'reading.cancelled' }),
    onSheets: (choice) => actor.send({ type: 'sheets.chosen', choice }),
    onOtherSheets: () => actor.send({ type: 'sheets.reopened' }),
    onCorrect: (mapping) => actor.send({ type: 'columns.corrected', mapping }),
    onMend: (mends) => actor.send({ type: 'suggestions.taken', mends }),
    onImport: () => actor.send({ type: 'import.agreed' }),
    onLeave: () => actor.send({ type: 'outcome.left' }),
    onUndo: (importId) => actor.send({ type: 'undo.asked', importId }),
    onAgreeUndo: () => actor.send({ type: 'undo.agreed' }),
    onDeclineUndo: () => actor.send({ type: 'undo.declined' }),
    onRetry: () => actor.send({ type: 'retry.requested' }),
  }) satisfies Partial<FleetImportScreenProps>;

/** The import of this page, with its reader and its screen. It goes on where it was left, also after another sign-in. */
export function FleetImportPart({ host, company: { account, code }, ways }: FleetImportPartProps) {
  const language = useLanguage();
  const [visit] = useState(() => fleetImports(host, { language, account, code }));
  const { actor, reader, progress } = visit;
  const api = host.api(language);
  useSpoken(visit.calls);
  useEffect(() => host.session.onSuperseded(() => actor.send({ type: 'session.superseded' })), [actor, host]);
  const screen = useSelector(actor, selectScreen);
  const name = screen.screen;
  // What was read stays while another page of the site is looked at; a write on its way would lose its answer.
  useLeaveWarning(isAwaited(screen));
  useCloseWarning(isUnsaved(screen));
  useEffect(() => {
    if (['done', 'undone', 'leftUnknown', 'undoLeftUnknown'].includes(name))
      void queryClientOf(host).invalidateQueries({ queryKey: ofAccount(code) });
  }, [name, host, code]);
  // A page that is loaded anew knows the file no more.
  const [interrupted] = useState(() => {
    const kept = interruptedImport.read();
    return kept?.account === account && actor.getSnapshot().matches('choosing') ? kept : null;
  });
  const isSent = isAwaited(screen);
  const fileName = (isUnsaved(screen) || isSent) && 'file' in screen ? screen.file.name : null;
  useEffect(() => {
    interruptedImport.write(fileName === null ? null : { account, fileName, isSent });
  }, [account, fileName, isSent]);
  // Whoever comes back later begins anew.
  useEffect(() => () => actor.send({ type: 'import.closed' }), [actor]);
  const handlers = useMemo(() => fleetImportHandlers(actor), [actor]);
  return (
    <FleetImportScreen
      {...handlers}
      screen={screen}
      progress={useSyncExternalStore(progress.subscribe, progress.get, progress.get)}
      interrupted={interrupted === null ? null : <InterruptedNotice interrupted={interrupted} />}
      template={<TemplateButton host={host} />}
      last={<Last {...{ host, code }} onUndo={handlers.onUndo} />}
      ways={ways}
      addingContact={<AddingContact read={() => readContact(host, api, code)} />}
      renderDownload={(fileName, wrong) => (
        <WrongRowsButton {...{ host, reader, fileName, wrong }} readContact={() => readContact(host, api, code)} />
      )}
    />
  );
}

interface LastProps {
  readonly host: FlowHost;
  readonly code: string;
  readonly onUndo: (importId: string) => void;
}

function Last({ host, code, onUndo }: LastProps) {
  const { data } = useQuery(lastImportQuery(host.api(useLanguage()), code), queryClientOf(host));
  return data ? <LastImport last={data} onUndo={onUndo} /> : null;
}
