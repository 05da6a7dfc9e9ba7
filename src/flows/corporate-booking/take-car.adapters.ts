import type { TakeCarAddress } from '#contract/calls/take-car.shapes.ts';
import type { TakeCarPlace } from '#machines/shared/take-car-place.ts';

export const wireTakeCar = ({ address, province, district, subDistrict, postCode, index }: TakeCarPlace) => ({
  address,
  province,
  district,
  sub_district: subDistrict,
  postal_code: postCode,
  ...(index === null ? {} : { index }),
});

export const takeCarFrom = (wire: TakeCarAddress): TakeCarPlace => ({
  address: wire.address,
  province: wire.province,
  district: wire.district,
  subDistrict: wire.sub_district,
  postCode: wire.postal_code,
  index: wire.index ?? null,
});
