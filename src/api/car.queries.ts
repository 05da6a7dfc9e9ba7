import { queryOptions } from '@tanstack/react-query';
import { listMyCars, readMyCar } from '#contract/calls/car.calls.ts';
import type { Language } from '#domain/constants.ts';
import { readOrReject } from './catalogue.ts';
import type { Api } from './client.ts';

/** Of the account with this code: the favourite first. What changes a car says so here. */
export const myCarsQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: ['my-cars', code],
    queryFn: async ({ signal }) => (await readOrReject(api, listMyCars, { code }, signal)).car_profile_list,
    staleTime: 0,
  });

/** The server's refusal of a read, in its words. */
export class ReadRefused extends Error {}

/** One car in full. An answer with another error code than 0 is a rejection with the server's message (CAR-05). */
export const myCarQuery = (api: Api, language: Language, code: string, id: string) =>
  queryOptions({
    queryKey: ['my-car', code, id, language],
    queryFn: async ({ signal }) => {
      const result = await api(readMyCar, { code, car_profile_id: id }, { signal });
      if (result.kind === 'failed') throw new ReadRefused(result.message);
      return result.value.car_profile;
    },
    retry: (failures, error) => failures < 1 && !(error instanceof ReadRefused),
    // In another language it is the same car.
    placeholderData: (known) => known,
    // What is filled in begins with the car as it is now.
    staleTime: 0,
    gcTime: 0,
  });
