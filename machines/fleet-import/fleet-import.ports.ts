import type { CheckedList } from '#domain/fleet-list/checked-list.ts';
import { definePorts, type PortFn } from '../shared/ports.ts';
import type {
  CheckOutcome,
  ListAsked,
  ListFile,
  Mend,
  OpenOutcome,
  SendOutcome,
  UndoOutcome,
} from './fleet-import.types.ts';

export interface FleetImportPorts {
  /** Which sheets a file has. It stays open until the next one. */
  readonly openFile: PortFn<ListFile, OpenOutcome>;
  /** What an import of the open file would do, compared with the fleet as it is now, with those values in place of the file's that still answer a fault. */
  readonly checkList: PortFn<ListAsked, CheckOutcome>;
  /** The checked list with these values in place of those of the file. */
  readonly mendList: PortFn<readonly Mend[], CheckOutcome>;
  /**
   * Sends what is right in the list. Repeating it imports nothing twice and gives the result of the first try. Rejects for an answer after which it
   * may have been done.
   */
  readonly sendList: PortFn<CheckedList, SendOutcome>;
  /** Takes an import back; repeating it as above. */
  readonly undoImport: PortFn<string, UndoOutcome>;
}

export const { placeholders, actorsOf: fleetImportActors } = definePorts<FleetImportPorts>()({
  openFile: 'reads',
  checkList: 'reads',
  mendList: 'reads',
  sendList: 'writes',
  undoImport: 'writes',
});
