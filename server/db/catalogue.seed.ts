import { branches } from '../content/branches.ts';
import { carBrands } from '../content/cars.ts';
import { closuresFor } from '../content/closures.ts';
import { serviceGroups } from '../content/services.ts';
import { cellOf } from '#domain/thai-calendar.ts';
import { cellsFor } from '#domain/services.ts';
import { sow } from './sow.ts';
import type { Tx } from './transaction.ts';

const branchRows = branches.map((branch) => ({
  location_id: branch.locationId,
  slug: branch.slug,
  name_th: branch.name.th,
  name_en: branch.name.en,
  address_th: branch.address.th,
  address_en: branch.address.en,
  district_th: branch.district.th,
  district_en: branch.district.en,
  province_th: branch.province.th,
  province_en: branch.province.en,
  postcode: branch.postcode,
  tel: branch.tel,
  lat: branch.lat,
  lng: branch.lng,
  lanes: branch.lanes,
  keywords: branch.keywords,
}));

const hoursRows = branches.flatMap(({ locationId, hours }) =>
  hours.flatMap((day, weekday) =>
    day === null
      ? []
      : [
          {
            location_id: locationId,
            weekday,
            open_cell: Math.ceil(cellOf(day.open)),
            close_cell: Math.floor(cellOf(day.close)),
          },
        ],
  ),
);

const groupRows = serviceGroups.map(({ id, key, name, summary }) => ({
  id,
  key,
  name_th: name.th,
  name_en: name.en,
  summary_th: summary.th,
  summary_en: summary.en,
}));

const serviceRows = serviceGroups.flatMap((group) =>
  group.services.map(({ id, name, summary, hours, preDay }) => ({
    id,
    group_id: group.id,
    name_th: name.th,
    name_en: name.en,
    summary_th: summary?.th ?? null,
    summary_en: summary?.en ?? null,
    cells: cellsFor(hours),
    pre_day: preDay,
  })),
);

const models = carBrands.flatMap((brand) => brand.models.map((model) => ({ ...model, brandId: brand.id })));
const variants = models.flatMap((model) => model.variants.map((variant) => ({ ...variant, modelId: model.id })));

/** Overwrites branches, services and cars in the tables with the content files. Ids are never reused. */
export async function sowCatalogue(tx: Tx): Promise<void> {
  await sow(tx, 'branch', ['location_id'], branchRows);
  await tx.execute('delete from branch_hours');
  await sow(tx, 'branch_hours', ['location_id', 'weekday'], hoursRows);
  await sow(tx, 'service_group', ['id'], groupRows);
  await sow(tx, 'service', ['id'], serviceRows);
  await sow(
    tx,
    'car_brand',
    ['id'],
    carBrands.map(({ id, name }) => ({ id, name })),
  );
  await sow(
    tx,
    'car_model',
    ['id'],
    models.map(({ id, name, brandId }) => ({ id, brand_id: brandId, name })),
  );
  await sow(
    tx,
    'car_variant',
    ['id'],
    variants.map(({ id, name, modelId }) => ({ id, model_id: modelId, name })),
  );
  await sow(
    tx,
    'car_year',
    ['id'],
    variants.flatMap(({ id: variantId, years }) => years.map(({ id, year }) => ({ id, variant_id: variantId, year }))),
  );
}

/** The closures of the years around a day. */
export async function sowClosures(tx: Tx, today: string): Promise<void> {
  const rows = closuresFor(today).map(({ locationId, from, to, reason }) => ({
    location_id: locationId,
    from_day: from,
    to_day: to,
    reason_th: reason.th,
    reason_en: reason.en,
  }));
  await sow(tx, 'closure', ['location_id', 'from_day'], rows);
}
