import * as z from 'zod/mini';
import { ACCOUNT_KINDS, defineCall } from '../call.ts';
import { integerField, jsonField, requestKey, requiredLine, rowId } from '../codecs.ts';
import { carChange, carFields, carProfile, odometerField } from './car.shapes.ts';
import { accountCode, PLATE_TOO } from './member.shapes.ts';
import { instant } from '../wire/slot.ts';

const request_key = z.optional(requestKey);
const answer = z.object({ car_profile: carProfile });
const one = z.object({ code: accountCode, car_profile_id: rowId });

/** The favourite first, then in the order in which the cars were added. A fleet is listed shorter by X30. */
export const listMyCars = defineCall({
  id: 'C11',
  method: 'POST',
  path: '/get_car_list_profile/',
  who: ACCOUNT_KINDS,
  owns: null,
  personal: true,
  heavy: true,
  request: z.object({ code: accountCode }),
  answer: z.object({ car_profile_list: z.array(carProfile) }),
});

export const readMyCar = defineCall({
  id: 'C12',
  method: 'POST',
  path: '/get_car_profile_detail/',
  who: ACCOUNT_KINDS,
  owns: { cars: 'car_profile_id' },
  personal: true,
  request: one,
  answer,
});

export const addCar = defineCall({
  id: 'C13',
  method: 'POST',
  path: '/add_car_profile/',
  who: ['member'],
  owns: null,
  writes: true,
  request: z.object({ code: accountCode, car: jsonField(carFields, PLATE_TOO), request_key }),
  answer,
});

/** The specification names no call that edits a company's car, so companies edit with this one too. */
export const editCar = defineCall({
  id: 'C14',
  method: 'POST',
  path: '/edit_car_profile/',
  who: ACCOUNT_KINDS,
  owns: { cars: 'car.car_profile_id' },
  writes: true,
  request: z.object({ code: accountCode, car: jsonField(carChange, PLATE_TOO), request_key }),
  answer,
});

/** Makes a car the favourite, in place of the previous one. */
export const chooseFavourite = defineCall({
  id: 'C15',
  method: 'POST',
  path: '/update_car_profile_favorite/',
  who: ['member'],
  owns: { cars: 'car_profile_id' },
  writes: true,
  request: z.object({ ...one.shape, request_key }),
  answer,
});

/** Refused for a car with a live booking, which `appointment_id` names, and for the favourite (section 6). */
export const deleteCar = defineCall({
  id: 'C16',
  method: 'POST',
  path: '/delete_car_profile/',
  who: ['member'],
  owns: { cars: 'car_profile_id' },
  writes: true,
  request: z.object({ ...one.shape, request_key }),
  answer: z.object({ car_profile_id: rowId }),
});

/** Records what the odometer shows now, so that recommended maintenance can also count kilometres. */
export const noteOdometer = defineCall({
  id: 'X14',
  method: 'POST',
  path: '/x/car/odometer/',
  who: ACCOUNT_KINDS,
  owns: { cars: 'car_profile_id' },
  writes: true,
  request: z.object({ ...one.shape, odometer: odometerField, request_key }),
  answer,
});

/**
 * Where to upload a photo, which C13 and C14 then assign to a car (CAR-03). The address is signed for this account, accepts one file once (C19: a PUT
 * with the bytes as its body), and afterwards serves it to that account.
 */
export const askUpload = defineCall({
  id: 'C18',
  method: 'POST',
  path: '/fitauto/get-aws/',
  who: ACCOUNT_KINDS,
  owns: null,
  personal: true,
  request: z.object({
    code: accountCode,
    file_name: requiredLine(255),
    file_type: requiredLine(100),
    file_size: integerField.check(z.gte(1)),
  }),
  answer: z.object({
    photo_id: rowId,
    upload_url: z.string(),
    image_url: z.string(),
    expires_at: instant,
    now: instant,
  }),
});
