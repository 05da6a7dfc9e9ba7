/** The customer and the car; '' for what was not given. `carId` is the id of the year in the car master data. */
export interface Customer {
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits. */
  readonly phone: string;
  readonly email: string;
  readonly plate: string;
  readonly province: string;
  readonly brand: string;
  readonly model: string;
  readonly variant: string;
  readonly year: string;
  readonly carId: number | null;
  /** '' for a guest. */
  readonly memberCode: string;
}
