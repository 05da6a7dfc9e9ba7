import * as z from 'zod/mini';
import { SERVICE_GROUP_KEYS } from '../wire/service.ts';

/** One line of a product's table: `key` is the same for all products of a group, `name` and `value` are in the language. */
export const productSpec = z.object({ key: z.string(), name: z.string(), value: z.string() });

/** A product in a list: `id` is also its address, `image` the address of its drawing, `price_from` in baht. */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  desc: z.string(),
  brand_id: z.int(),
  brand_name: z.string(),
  group_id: z.int(),
  group_key: z.enum(SERVICE_GROUP_KEYS),
  image: z.string(),
  price_from: z.int(),
  spec_list: z.array(productSpec),
  /** The services by which it is fitted, the usual one first. */
  service_list: z.array(z.int()),
});
export type Product = z.output<typeof product>;

/** A product on its own page: what speaks for it and which cars it fits. */
export const productInFull = z.object({
  ...product.shape,
  point_list: z.array(z.string()),
  car_list: z.array(z.object({ brand: z.string(), model_list: z.array(z.string()) })),
  /** Others of its group that fit one of its cars. */
  related_list: z.array(product),
});
export type ProductInFull = z.output<typeof productInFull>;

/** The car that a list is narrowed to, as C10 names it. */
export const filteredCar = z.object({
  master_car_data_id: z.int(),
  brand: z.string(),
  model: z.string(),
  variant: z.string(),
  year: z.string(),
});
export type FilteredCar = z.output<typeof filteredCar>;

/** A brand, with the groups in which it has products. */
export const productBrand = z.object({ id: z.int(), name: z.string(), group_list: z.array(z.int()) });
export type ProductBrand = z.output<typeof productBrand>;

/** What a buyer asks for first, such as a tyre's size or an oil's viscosity, with the brands that have it. */
export const productFilter = z.object({
  id: z.string(),
  name: z.string(),
  group_id: z.int(),
  brand_list: z.array(z.int()),
});
export type ProductFilter = z.output<typeof productFilter>;

/** The order of a product list: `news` as it is kept, by group; the others by what they name, the cheapest or the dearest first. */
export const PRODUCT_ORDERS = ['news', 'popular', 'name', 'price', 'price_down'] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];
