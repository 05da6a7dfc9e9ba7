import { randomUUID } from 'node:crypto';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { importFleet } from '#contract/calls/fleet-import.calls.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import type { CarTree } from '#domain/fleet-list/car-tree.ts';
import type { CellChange, CheckedList, ListedCar } from '#domain/fleet-list/checked-list.ts';
import type { KnownCar } from '#domain/fleet-list/known-car.ts';
import type { Db } from '../../db/transaction.ts';
import type { ImportedColumns, Works } from '../../db/works.ts';
import { elapsedMs } from '../../http/admission/elapsed.ts';
import { CallFailure, type Owner, type WriteContext } from '../../http/call-context.ts';
import { FleetChanged } from '../../http/write.ts';
import { readNeeds, type Needs } from '../history/needs.service.ts';
import { readCarTree, readFleetState } from './fleet-import.repo.ts';
import { presentImport } from './fleet-import.presenter.ts';
import { importTurns } from './import-turns.ts';
import type { ListRead } from './list-thread.ts';
import { readList, type ReadTime } from './read-list.ts';

/** How often a list is checked again if the company's cars keep changing meanwhile. */
const ATTEMPTS = 3;
const RETRY_AFTER_S = 5;
/** With the waiting and the writing this is shorter than the time in which the call has to be answered. */
const READ_MS = 15_000;
const TURNS = { atOnce: 2, waitingOfOne: 2, waiting: 8, waitMs: 10_000 };

/** The odometer is the latest reading that there is, as the table and the export show it. */
const knownCar = ({ car, odometer }: Needs): KnownCar => ({
  car_profile_id: car.id,
  car_name: car.name,
  car_register_number: car.plate,
  province: car.province,
  brand: car.brand,
  model: car.model,
  variant: car.variant,
  year: car.year,
  master_car_data_id: car.master_car_data_id,
  department: car.department,
  driver_name: car.driver_name,
  driver_tel: car.driver_tel,
  odometer: odometer?.latest.odometer ?? null,
  booked: car.live !== null,
});

const newCar = (car: ListedCar): Works['importCars']['input']['added'][number] => ({
  id: randomUUID(),
  name: car.car_name,
  plate: car.car_register_number,
  plate_key: normalisePlate(car.car_register_number),
  province: car.province,
  master_car_data_id: car.master_car_data_id,
  department: car.department ?? '',
  driver_name: car.driver_name ?? '',
  driver_tel: car.driver_tel ?? '',
  odometer: car.odometer ?? null,
});

/** Only what changes is written. */
function changedColumns(car: ListedCar, changes: readonly CellChange[]): ImportedColumns {
  const isChanged = new Set(changes.map(({ field }) => field));
  const isOther = (['brand', 'model', 'variant', 'year'] as const).some((field) => isChanged.has(field));
  return {
    ...(isChanged.has('car_name') && { name: car.car_name }),
    ...(isChanged.has('province') && { province: car.province }),
    ...(isOther && { master_car_data_id: car.master_car_data_id }),
    ...(isChanged.has('department') && { department: car.department ?? '' }),
    ...(isChanged.has('driver_name') && { driver_name: car.driver_name ?? '' }),
    ...(isChanged.has('driver_tel') && { driver_tel: car.driver_tel ?? '' }),
    ...(isChanged.has('odometer') && car.odometer != null && { odometer: car.odometer }),
  };
}

function importInput(list: CheckedList, state: string, fileName: string): Works['importCars']['input'] {
  const importId = randomUUID();
  const answer = presentImport(list, importId);
  return {
    state,
    import_id: importId,
    file_name: fileName,
    counts: answer.counts,
    added: list.added.map(({ car }) => newCar(car)),
    changed: list.changed.map(({ car_profile_id: id, car, changes }) => ({ id, set: changedColumns(car, changes) })),
    answer,
  };
}

/** Imports lists for companies: reads and checks beside the server, and writes in one transaction. */
export function fleetImports(db: Db) {
  const inTurn = importTurns(TURNS);

  const checked = async (
    owner: Owner,
    { file, master, time }: { readonly file: File; readonly master: CarTree; readonly time: ReadTime },
  ): Promise<ListRead & { readonly state: string }> => {
    const state = await readFleetState(db, owner.id);
    const cars = await readNeeds(db, owner, '', knownCar);
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { ...(await readList({ file: bytes, cars, master }, time)), state };
  };

  const imported = async (
    owner: Owner,
    { file_upload: file, file_upload_name: name }: RequestOf<typeof importFleet>,
    { write, gone }: Pick<WriteContext, 'write' | 'gone'>,
  ): Promise<AnswerOf<typeof importFleet>> => {
    const master = { brands: await readCarTree(db) };
    const time = { gone, until: elapsedMs() + READ_MS };
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const found = await checked(owner, { file, master, time });
      if ('refusal' in found) throw new CallFailure('listRefused', { refusal: found.refusal });
      try {
        return await write('importCars', importInput(found.list, found.state, name));
      } catch (error) {
        if (!(error instanceof FleetChanged)) throw error;
      }
    }
    throw new CallFailure('unavailable', { retry_after: RETRY_AFTER_S });
  };

  return async (
    request: RequestOf<typeof importFleet>,
    context: Pick<WriteContext, 'write' | 'owners' | 'gone'>,
  ): Promise<AnswerOf<typeof importFleet>> => {
    const [owner] = await context.owners();
    if (owner === undefined) throw new CallFailure('pleaseLogIn');
    return inTurn(owner.id, context.gone, () => imported(owner, request, context));
  };
}
