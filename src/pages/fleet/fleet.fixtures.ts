import type { FleetCar } from '#contract/calls/fleet.shapes.ts';

/** A car of a fleet, for tests. */
export const fleetCar = (id: string, parts: Partial<FleetCar> = {}): FleetCar => ({
  car_profile_id: id,
  car_name: `รถ ${id}`,
  car_register_number: '1กก 1',
  province: 'กรุงเทพมหานคร',
  master_car_data_id: 1_020_422,
  brand: 'Toyota',
  model: 'Hilux Revo',
  variant: '2.4 Entry',
  year: '2022',
  department: '',
  driver_name: '',
  driver_tel: '',
  car_image_url: null,
  odometer: null,
  last_visit: null,
  due: { state: 'later', date: null, odometer: null, advice: [], services: [] },
  booking: null,
  ...parts,
});
