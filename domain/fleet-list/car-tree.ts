/** All cars of the master data, by brand, model and variant (section 3). */
export interface CarTree {
  readonly brands: readonly {
    readonly name: string;
    readonly models: readonly {
      readonly name: string;
      readonly variants: readonly {
        readonly name: string;
        /** `id`: `master_car_data_id`; `year` is Gregorian. */
        readonly years: readonly { readonly id: number; readonly year: number }[];
      }[];
    }[];
  }[];
}
