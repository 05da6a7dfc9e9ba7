import type { Handlers } from '../../http/handlers.ts';
import { placesWithin } from './addresses.service.ts';

export const addressHandlers = {
  listAddressPlaces: (request) => Promise.resolve({ address_list: placesWithin(request) }),
} satisfies Partial<Handlers>;
