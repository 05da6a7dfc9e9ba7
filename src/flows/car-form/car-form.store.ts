import * as z from 'zod/mini';
import type { CarProfile } from '#contract/calls/car.shapes.ts';
import { NO_CAR } from '#machines/car-registration/car-registration.cascade.ts';
import type { CarPhoto } from '#machines/car-photo/car-photo.types.ts';
import type { CarChoice } from '#machines/car-registration/car-registration.types.ts';
import { typedValues } from '#src/api/typed/typed-values.ts';
import { fileAddress } from '#src/api/photos/file-address.ts';
import { noteTexts, type NoteTexts } from './company-notes.form.ts';
import { NO_CAR_TEXTS, type CarTexts } from '#src/flows/car-registration/car-details.form.ts';

/** The values of the car form. */
export interface CarDraft {
  readonly texts: CarTexts;
  readonly choice: CarChoice;
  readonly photo: CarPhoto | null;
  /** Of a company's car; a member notes nothing. */
  readonly notes?: NoteTexts | undefined;
}

const level = z.nullable(z.object({ id: z.int(), name: z.string() }));
const draft: z.ZodMiniType<CarDraft> = z.object({
  texts: z.object({ carName: z.string(), plate: z.string(), province: z.string() }),
  choice: z.object({ brand: level, model: level, variant: level, year: level }),
  photo: z.nullable(z.object({ id: z.nullable(z.string()), url: z.string() })),
  notes: z.optional(noteTexts),
});

const stored = typedValues('roddee.car-form.typed', draft);

/** What an account has typed about a car (null: a new one) and not saved, so that leaving or closing the page loses nothing (NAV-13). */
export const typedCar = (account: string, id: string | null) => {
  const about = `${account} ${id ?? ''}`;
  return {
    read: (): CarDraft | null => stored.read(about),
    keep: (next: CarDraft) => stored.write(about, next),
    forget: () => stored.write(about, null),
  };
};

export const NEW_CAR: CarDraft = { texts: NO_CAR_TEXTS, choice: NO_CAR, photo: null };

/** A car as the form's initial values; a level without an id has to be chosen again. */
export const draftOf = (car: CarProfile): CarDraft => {
  const { brand_id: brand, model_id: model, variant_id: variant, master_car_data_id: year } = car;
  const isWhole = brand !== undefined && model !== undefined && variant !== undefined;
  return {
    texts: { carName: car.car_name, plate: car.car_register_number, province: car.province },
    choice: isWhole
      ? {
          brand: { id: brand, name: car.brand },
          model: { id: model, name: car.model },
          variant: { id: variant, name: car.variant },
          year: { id: year, name: car.year },
        }
      : NO_CAR,
    photo: car.car_image_url === null ? null : { id: null, url: fileAddress(car.car_image_url) },
  };
};

/** The photo to save; a photo that the car already has is left unchanged. */
export const photoToSave = (photo: CarPhoto | null) => {
  if (photo === null) return { photoId: null };
  return photo.id === null ? {} : { photoId: photo.id };
};
