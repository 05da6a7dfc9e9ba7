import { z } from 'zod';
import { bilingual } from './content.schema.ts';

const warrantyMonths = z.int().positive();
const everyKm = z.int().positive();
const everyMonths = z.int().positive();
const position = z.enum(['front', 'rear']);
const base = z.enum(['mineral', 'semi', 'full']);

/** What a buyer compares, by service group: sizes as they are printed on the product. */
export const productSpecs = {
  tire: z.strictObject({
    size: z.string().regex(/^\d{3}(\/\d{2})? R\d{2}C?$/),
    kind: z.enum(['eco', 'comfort', 'sport', 'highway', 'all-terrain', 'commercial', 'electric']),
    load: z.int().min(60).max(130),
    speed: z.enum(['R', 'S', 'T', 'H', 'V', 'W', 'Y']),
    season: z.enum(['summer', 'all']),
    warrantyMonths,
  }),
  brake: z.strictObject({
    part: z.enum(['pads', 'shoes', 'discs']),
    position,
    material: z.enum(['ceramic', 'semi-metallic', 'organic', 'cast-iron']),
    warrantyMonths,
  }),
  shock: z.strictObject({ position, kind: z.enum(['twin-tube', 'monotube']), warrantyMonths }),
  lubricants: z.strictObject({
    viscosity: z.string().regex(/^\d{1,2}W-\d{2}$/),
    litres: z.number().positive(),
    base,
    api: z.enum(['SL', 'SN', 'SP', 'CI-4', 'CK-4']),
    engine: z.enum(['petrol', 'diesel', 'both']),
    everyKm,
  }),
  battery: z.strictObject({
    size: z.string().min(3),
    ah: z.int().min(20).max(120),
    cca: z.int().min(200).max(1000),
    kind: z.enum(['mf', 'efb', 'agm']),
    warrantyMonths,
  }),
  suspension: z.strictObject({ part: z.enum(['ball-joints', 'links', 'bushes']), position, warrantyMonths }),
  'transmission oil': z.strictObject({
    standard: z.string().min(3),
    litres: z.number().positive(),
    base,
    everyKm,
    everyMonths,
  }),
  air: z.strictObject({ kind: z.enum(['particle', 'pm25', 'charcoal']), everyKm, everyMonths }),
};

export type ProductGroup = keyof typeof productSpecs;

const common = {
  name: bilingual,
  /** The id of brands.yaml. */
  brand: z.int().positive(),
  /** In baht, with the usual work. */
  priceFrom: z.int().positive(),
  popularity: z.int().min(1).max(100),
  desc: z.strictObject({ th: z.string().min(1).max(180), en: z.string().min(1).max(180) }),
  points: z.array(bilingual).min(1).max(4),
  /** Models by brand, as cars.ts names them. */
  fits: z.record(z.string(), z.array(z.string()).min(1)),
  /** The services by which it is fitted, the usual one first. */
  services: z.array(z.int().positive()).min(1).max(3),
};

const of = <Group extends ProductGroup>(group: Group) =>
  z.strictObject({ ...common, group: z.literal(group), specs: productSpecs[group] });

/** One file of items/; its name is the product's id. */
export const productContent = z.discriminatedUnion('group', [
  of('tire'),
  of('brake'),
  of('shock'),
  of('lubricants'),
  of('battery'),
  of('suspension'),
  of('transmission oil'),
  of('air'),
]);
export type ProductContent = z.output<typeof productContent> & { readonly id: string };

export const productBrandContent = z.strictObject({ id: z.int().positive(), name: z.string().trim().min(1) });
