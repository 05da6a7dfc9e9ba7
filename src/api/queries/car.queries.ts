import { queryOptions } from '@tanstack/react-query';
import { listMyCars, readMyCar } from '#contract/calls/car.calls.ts';
import type { Language } from '#domain/constants.ts';
import { ofAccount } from './account.ts';
import type { Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';

/** Of the account with this code: the favourite first. */
export const myCarsQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'cars'],
    queryFn: async ({ signal }) => (await readOrReject(api, listMyCars, { code }, signal)).car_profile_list,
    staleTime: 0,
  });

/** One car in full. */
export const myCarQuery = (api: Api, language: Language, code: string, id: string) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'car', language, id],
    queryFn: async ({ signal }) =>
      (await readOrReject(api, readMyCar, { code, car_profile_id: id }, signal)).car_profile,
    // The same car is shown in every language.
    placeholderData: (known) => known,
    // The form is filled in with the car as it is now.
    staleTime: 0,
    gcTime: 0,
  });
