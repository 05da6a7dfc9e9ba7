/** The addresses of section 2 with the beginning of each heading; `ID` is a car's. */
export const MEMBER_ADDRESSES: readonly (readonly [path: string, heading: string])[] = [
  ['/me', 'Hello, <0>{firstName}</0>'],
  ['/me/account', 'My profile'],
  ['/me/bluepoints', 'My points'],
  ['/me/booking', 'Bookings'],
  ['/me/cars', 'My cars'],
  ['/me/cars/add', 'Add a car'],
  ['/me/cars/ID/edit', 'Edit a car'],
  ['/me/cars/ID/history', 'Service history of <0>{0}</0>'],
  ['/me/maintainance', 'Car care'],
  ['/me/redeem', 'Redeem coupons'],
];
