/** A car that the company has, as an import compares it. */
export interface KnownCar {
  readonly car_profile_id: string;
  readonly car_name: string;
  readonly car_register_number: string;
  /** The Thai name, '' for none. */
  readonly province: string;
  readonly brand: string;
  readonly model: string;
  readonly variant: string;
  /** Gregorian, as text. */
  readonly year: string;
  readonly master_car_data_id: number;
  /** '' for none, as for the driver. */
  readonly department: string;
  readonly driver_name: string;
  readonly driver_tel: string;
  /** The last reading in kilometres. */
  readonly odometer: number | null;
  /** It is held or booked: what car it is stays. */
  readonly booked: boolean;
}
