import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import type { CheckedList } from '#domain/fleet-list/checked-list.ts';
import type { KnownCar } from '#domain/fleet-list/known-car.ts';
import { LIST_DEADLINE_MS } from '#workbook/limits.ts';
import { XLSX_TYPE } from '#workbook/xlsx-type.ts';
import type { Asked, ListName, Said } from './import-messages.types.ts';
import type { Checked, ImportReader, Opened, ReadingProgress, Refused } from './import-reader.types.ts';

/** Cars go to the worker so many at a time, with a pause in which the page can answer. */
const AT_ONCE = 1000;

const knownCar = (car: FleetCar): KnownCar => ({
  car_profile_id: car.car_profile_id,
  car_name: car.car_name,
  car_register_number: car.car_register_number,
  province: car.province,
  brand: car.brand,
  model: car.model,
  variant: car.variant,
  year: car.year,
  master_car_data_id: car.master_car_data_id,
  department: car.department,
  driver_name: car.driver_name,
  driver_tel: car.driver_tel,
  odometer: car.odometer?.odometer ?? null,
  booked: car.booking !== null,
});

type Rows = Record<ListName, unknown[]>;
type Answer = Exclude<Said, { readonly kind: 'progress' | 'rows' }>;
type Told = Answer & { readonly lists: Rows };

const slow: Refused = { kind: 'refused', refusal: 'too-slow' };

const makeWorker = () => new Worker(new URL('./import-reader.worker.ts', import.meta.url), { type: 'module' });

/** `workerOf`: what makes the worker, for tests. */
export function createImportReader(workerOf: () => Worker = makeWorker): ImportReader {
  let worker: Worker | null = null;
  let sent: readonly FleetCar[] | null = null;
  let giveUp: (reason: Error) => void = () => undefined;
  let hear: (said: Said) => void = () => undefined;

  const end = (reason: Error) => {
    worker?.terminate();
    worker = null;
    sent = null;
    giveUp(reason);
  };

  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (asked: Asked) => worker?.postMessage(asked);

  /** What the worker answers; null over the deadline, after which it is gone with the file. */
  const ask = (asked: Asked, onProgress?: (progress: ReadingProgress) => void): Promise<Told | null> =>
    new Promise((resolve, reject) => {
      if (worker === null) return reject(new Error('no file is open'));
      const lists: Rows = { added: [], changed: [], unchanged: [], wrong: [], leftOut: [] };
      const deadline = setTimeout(() => {
        giveUp = () => undefined;
        end(new Error('too slow'));
        resolve(null);
      }, LIST_DEADLINE_MS);
      const finish = () => {
        clearTimeout(deadline);
        giveUp = () => undefined;
      };
      giveUp = (reason) => {
        finish();
        reject(reason);
      };
      hear = (said) => {
        if (said.kind === 'progress') onProgress?.(said.progress);
        else if (said.kind === 'rows') lists[said.name].push(...said.rows);
        else {
          finish();
          resolve({ ...said, lists });
        }
      };
      post(asked);
    });

  const checked = (told: Told | null): Checked => {
    if (told?.kind === 'checked')
      return { kind: 'checked', list: { ...told.head, ...(told.lists as Pick<CheckedList, ListName>) } };
    return told?.kind === 'refused' ? { kind: 'refused', refusal: told.refusal } : slow;
  };

  const sendCars = async (cars: readonly FleetCar[]) => {
    if (cars === sent) return;
    for (let at = 0; at === 0 || at < cars.length; at += AT_ONCE) {
      post({ kind: 'cars', first: at === 0, cars: cars.slice(at, at + AT_ONCE).map(knownCar) });
      await new Promise((resolve) => setTimeout(resolve));
    }
    sent = cars;
  };

  const written = async (asked: Asked, name: string) => {
    const told = await ask(asked);
    if (told?.kind !== 'written') throw new Error('the file could not be made');
    return { file: new File([told.file], name, { type: XLSX_TYPE }), rows: told.rows };
  };

  return {
    async open(file, onProgress): Promise<Opened> {
      end(new DOMException('another file', 'AbortError'));
      worker = workerOf();
      worker.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data));
      worker.addEventListener('error', () => end(new Error('the reader does not work')));
      const told = await ask({ kind: 'open', file }, onProgress);
      if (told?.kind === 'opened') return { kind: 'opened', open: told.open };
      return told?.kind === 'refused' ? { kind: 'refused', refusal: told.refusal } : slow;
    },
    async check(choice, { cars, master }, mends, onProgress) {
      onProgress?.({ step: 'checking', done: 0, of: 1 });
      await sendCars(cars);
      return checked(await ask({ kind: 'check', choice, master, mends }, onProgress));
    },
    mend: async (mends) => checked(await ask({ kind: 'mend', mends })),
    accepted: (which) => written({ kind: 'accepted', which }, 'cars.xlsx'),
    wrong: async ({ fileName, ...words }) => (await written({ kind: 'wrong', words }, fileName)).file,
    cancel: () => end(new DOMException('cancelled', 'AbortError')),
  };
}
