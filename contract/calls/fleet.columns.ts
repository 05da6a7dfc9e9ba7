import { addDays, daysBetween, type BranchDate } from '#domain/thai-calendar.ts';
import type { FleetCar, FleetColumns } from './fleet.shapes.ts';
import { MAINTENANCE_STATES } from './history.shapes.ts';

/** Collects each value once; `placeOf` says where it is. */
function wordList<Value>(keyOf: (value: Value) => string | number) {
  const list: Value[] = [];
  const places = new Map<string | number, number>();
  const placeOf = (value: Value): number => {
    const key = keyOf(value);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, list.length);
    return list.push(value) - 1;
  };
  return { list, placeOf };
}

const itself = (value: string) => value;

/** The function, which remembers what it has said: a fleet has thousands of equal days. */
function remembering<Key, Value>(of: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: of(key) };
    known.set(key, found);
    return found.value;
  };
}

/** Cars as columns (`fleetColumns`), for an answer of this day; `fleetCars` makes the same cars of them. */
export function fleetColumnsOf(cars: readonly FleetCar[], today: BranchDate): FleetColumns {
  const province = wordList(itself);
  const department = wordList(itself);
  const name = wordList(itself);
  const model = wordList<FleetColumns['words']['model'][number]>(([id]) => id);
  const branch = wordList<FleetColumns['words']['branch'][number]>(({ location_id: id }) => id);
  const advice = wordList<FleetCar['due']['advice']>((list) => list.map(({ advice_id: id }) => id).join());
  const services = wordList<readonly number[]>((ids) => ids.join());
  const daysTo = remembering((date: BranchDate) => daysBetween(today, date));
  const dayOf = (date: BranchDate | null | undefined) => (date == null ? null : daysTo(date));
  const modelOf = (car: FleetCar) =>
    model.placeOf([car.master_car_data_id, car.brand, car.model, car.variant, car.year]);
  // Similar ones stand together in the order of their ids, which makes the answer smaller.
  cars.toSorted((a, b) => a.master_car_data_id - b.master_car_data_id).forEach(modelOf);
  const of = <Value>(value: (car: FleetCar) => Value): Value[] => cars.map(value);
  const columns = {
    today,
    id: of(({ car_profile_id: id }) => id.replaceAll('-', '')).join(''),
    name: of((car) => car.car_name),
    plate: of((car) => car.car_register_number),
    province: of((car) => province.placeOf(car.province)),
    model: of(modelOf),
    department: of((car) => department.placeOf(car.department)),
    driver_name: of((car) => car.driver_name.split(' ').map(name.placeOf).join(' ')),
    driver_tel: of((car) => car.driver_tel),
    image: of((car) => car.car_image_url ?? ''),
    odometer: of((car) => car.odometer?.odometer ?? null),
    odometer_day: of((car) => dayOf(car.odometer?.date)),
    last_day: of((car) => dayOf(car.last_visit?.date)),
    last_branch: of(({ last_visit: last }) => last && branch.placeOf(last.branch)),
    due_state: of(({ due }) => MAINTENANCE_STATES.indexOf(due.state)),
    due_day: of(({ due }) => dayOf(due.date)),
    due_odometer: of(({ due }) => due.odometer),
    due_advice: of(({ due }) => advice.placeOf(due.advice)),
    due_services: of(({ due }) => services.placeOf(due.services)),
    bookings: cars.flatMap(({ booking }, car) => (booking === null ? [] : [{ car, ...booking }])),
  };
  const words = {
    province: province.list,
    name: name.list,
    model: model.list,
    department: department.list,
    branch: branch.list,
    advice: advice.list.map((list) => [...list]),
    services: services.list.map((ids) => [...ids]),
  };
  return { ...columns, words };
}

const ID_DIGITS = 32;

function idAt(digits: string, place: number): string {
  const from = place * ID_DIGITS;
  const part = (start: number, end: number) => digits.slice(from + start, from + end);
  return `${part(0, 8)}-${part(8, 12)}-${part(12, 16)}-${part(16, 20)}-${part(20, 32)}`;
}

/** The cars of an answer, in its order, to be made once for each answer. Throws a RangeError for columns that do not belong together. */
export function fleetCars({ words, today, bookings, ...columns }: FleetColumns): FleetCar[] {
  const count = columns.id.length / ID_DIGITS;
  for (const column of Object.values(columns))
    if (typeof column !== 'string' && column.length !== count) throw new RangeError('columns of unequal length');
  const at = <Value>(list: readonly Value[], place: number | undefined): Value => {
    const found = place === undefined ? undefined : list[place];
    if (found === undefined) throw new RangeError('a place beyond its list');
    return found;
  };
  const dateAt = remembering((days: number) => addDays(today, days));
  const dateIn = (list: readonly (number | null)[], place: number) => {
    const days = at(list, place);
    return days === null ? null : dateAt(days);
  };
  const nameAt = remembering((places: string) =>
    places
      .split(' ')
      .map((place) => at(words.name, Number(place)))
      .join(' '),
  );
  const booked = new Map(bookings.map(({ car, ...booking }) => [car, booking]));
  return Array.from({ length: count }, (_, n): FleetCar => {
    const [master_car_data_id, brand, model, variant, year] = at(words.model, columns.model[n]);
    const odometer = at(columns.odometer, n);
    const readOn = dateIn(columns.odometer_day, n);
    const visitedOn = dateIn(columns.last_day, n);
    const lastBranch = at(columns.last_branch, n);
    return {
      car_profile_id: idAt(columns.id, n),
      car_name: at(columns.name, n),
      car_register_number: at(columns.plate, n),
      province: at(words.province, columns.province[n]),
      master_car_data_id,
      brand,
      model,
      variant,
      year,
      department: at(words.department, columns.department[n]),
      driver_name: nameAt(at(columns.driver_name, n)),
      driver_tel: at(columns.driver_tel, n),
      car_image_url: at(columns.image, n) || null,
      odometer: odometer === null || readOn === null ? null : { date: readOn, odometer },
      last_visit:
        visitedOn === null || lastBranch === null ? null : { date: visitedOn, branch: at(words.branch, lastBranch) },
      due: {
        state: at(MAINTENANCE_STATES, columns.due_state[n]),
        date: dateIn(columns.due_day, n),
        odometer: at(columns.due_odometer, n),
        advice: at(words.advice, columns.due_advice[n]),
        services: at(words.services, columns.due_services[n]),
      },
      booking: booked.get(n) ?? null,
    };
  });
}
