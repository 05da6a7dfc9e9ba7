import * as z from 'zod/mini';
import { uuid } from '#contract/codecs.ts';
import type { Group, GroupCar } from '#machines/corporate-booking/corporate-booking.types.ts';
import { browserValue } from '#src/api/browser-value.ts';
import { createDraftStore, type DraftStore } from '#src/flow-host/draft-store.ts';
import { chosenCodes } from './chosen.store.ts';
import { carKey, groupKey } from './group-keys.store.ts';
import { carFromStore, carToStore, storedCar } from './stored-car.store.ts';

/** What all cars have in common; `revision` differs with each change of any car, so that other tabs notice it. */
const storedGroup = z.object({
  kind: z.literal('corporate-booking'),
  v: z.literal(1),
  revision: z.number(),
  ids: z.array(uuid),
  opened: z.nullable(uuid),
  promise: z.enum(['all', 'fits']),
  request_key: z.nullable(uuid),
  sent_by: z.nullable(z.string()),
  held_until: z.nullable(z.number()),
});

const readCar = (key: string) => browserValue('localStorage', key, storedCar);

/** A company's group: one stored draft for each car, and one that names them. */
export const groupStore = (account: string): DraftStore<Group | null, Group> => {
  const written = new Map<string, { readonly text: string; readonly each: GroupCar | null }>();
  const readCars = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const stored = readCar(carKey(account, id)).read();
      return stored === null ? [] : [carFromStore(stored)];
    });
  const index = createDraftStore<Group | null, Group>({
    key: groupKey(account),
    storage: () => localStorage,
    nothing: null,
    parse: (kept) => {
      const { data } = z.safeParse(storedGroup, kept);
      if (data === undefined) return null;
      const cars = readCars(data.ids);
      const opened = cars.some(({ draft }) => draft.car.id === data.opened) ? data.opened : null;
      return {
        cars,
        opened,
        promise: data.promise,
        requestKey: data.request_key,
        sentBy: data.sent_by,
        heldUntil: data.held_until,
        onlyHeld: false,
      };
    },
    toStored: ({ cars, opened, promise, requestKey, sentBy, heldUntil }) => ({
      kind: 'corporate-booking',
      v: 1,
      revision: Date.now(),
      ids: cars.map(({ draft }) => draft.car.id),
      opened,
      promise,
      request_key: requestKey,
      sent_by: sentBy,
      held_until: heldUntil,
    }),
  });
  const writeCars = (group: Group): boolean => {
    const ids = new Set(group.cars.map(({ draft }) => draft.car.id));
    for (const id of written.keys()) {
      if (ids.has(id)) continue;
      readCar(carKey(account, id)).write(null);
      written.delete(id);
    }
    return group.cars
      .map((each) => {
        const { id } = each.draft.car;
        const before = written.get(id);
        // The chart's own values: of a hundred cars a change makes one anew.
        if (before?.each === each) return true;
        const stored = carToStore(each);
        const text = JSON.stringify(stored);
        const isKept = before?.text === text || readCar(carKey(account, id)).write(stored);
        if (isKept) written.set(id, { text, each });
        return isKept;
      })
      .every(Boolean);
  };
  return {
    ...index,
    read: (owner) => {
      const group = index.read(owner);
      for (const each of group?.cars ?? []) written.set(each.draft.car.id, { text: '', each: null });
      return group;
    },
    write: (group) => {
      const isKept = writeCars(group);
      chosenCodes.write(group.cars.length === 0 ? null : { account, ids: group.cars.map(({ draft }) => draft.car.id) });
      return index.write(group) && isKept;
    },
  };
};
