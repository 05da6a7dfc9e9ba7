/** The valid fields of a member's car (section 5); `carId` is the year in the car master data. */
export interface CarEntry {
  readonly carName: string;
  readonly plate: string;
  /** The province's Thai name, '' for none. */
  readonly province: string;
  readonly brandId: number;
  readonly modelId: number;
  readonly variantId: number;
  readonly carId: number;
}
