import * as z from 'zod/mini';
import { browserValue } from '#src/api/browser-value.ts';
import type { KeptGroup } from '#src/flow-host/parts/interrupted.store.ts';
import { carKey, groupKey } from './group-keys.store.ts';

/** The parts of a stored group, and of each of its cars, that are read here. */
const storedGroup = z.object({ ids: z.array(z.string()), held_until: z.nullable(z.number()) });
const storedCar = z.object({ customer_data: z.object({ register_number: z.string() }) });

/** The group that this company has begun to book; null if there is none. */
export const readKeptGroup = (account: string): KeptGroup | null => {
  const group = browserValue('localStorage', groupKey(account), storedGroup).read();
  if (group === null) return null;
  const plates = group.ids.flatMap((id) => {
    const car = browserValue('localStorage', carKey(account, id), storedCar).read();
    return car === null ? [] : [car.customer_data.register_number];
  });
  return plates.length === 0 ? null : { plates, heldUntil: group.held_until };
};
