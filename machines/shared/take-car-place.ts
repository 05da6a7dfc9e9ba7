/** Where a car is collected (section 3, address_take_car), by Thai names. */
export interface TakeCarPlace {
  readonly address: string;
  readonly province: string;
  readonly district: string;
  readonly subDistrict: string;
  readonly postCode: string;
  /** The name of an address of the company's list; null for one that was only typed. */
  readonly index: number | null;
}
