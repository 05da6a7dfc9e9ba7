import { createActor, type Actor } from 'xstate';
import type { Language } from '#domain/constants.ts';
import { fleetImportMachine } from '#machines/fleet-import/fleet-import.machine.ts';
import { fleetImportActors } from '#machines/fleet-import/fleet-import.ports.ts';
import { spokenHost, type FlowHost, type SpokenHost } from '#src/flow-host/flow-host.ts';
import { INSPECTED } from '#src/flow-host/inspected.ts';
import { visitsOf } from '#src/flow-host/visit.tsx';
import { watchers } from '#src/flow-host/watchers.ts';
import { fleetImportAdapters } from './fleet-import.adapters.ts';
import { createImportReader } from './reader/import-reader.adapters.ts';
import type { ImportReader, ReadingProgress } from './reader/import-reader.types.ts';

interface VisitStart {
  readonly language: Language;
  readonly account: string;
  readonly code: string;
}

/** One import of a company. What was read and mended outlives a change of page, and another sign-in of the same company. */
export interface FleetImportVisit {
  readonly actor: Actor<typeof fleetImportMachine>;
  readonly account: string;
  readonly calls: SpokenHost;
  readonly reader: ImportReader;
  readonly progress: {
    readonly get: () => ReadingProgress | null;
    readonly subscribe: (tell: () => void) => () => void;
  };
}

const begin = (host: FlowHost, { language, account, code }: VisitStart): FleetImportVisit => {
  const calls = spokenHost(host, language);
  const reader = createImportReader();
  const { subscribe, tell } = watchers();
  let progress: ReadingProgress | null = null;
  const onProgress = (next: ReadingProgress | null) => {
    progress = next;
    tell();
  };
  const owner = { account, code: () => host.me.company()?.code ?? code };
  const ports = fleetImportAdapters(calls, owner, reader, onProgress);
  const actor = createActor(fleetImportMachine.provide({ actors: fleetImportActors(ports) }), INSPECTED).start();
  return { actor, account, calls, reader, progress: { get: () => progress, subscribe } };
};

export const fleetImports = visitsOf(begin, (visit, { account }: VisitStart) => visit.account === account);
