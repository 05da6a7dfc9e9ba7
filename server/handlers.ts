import type { Config } from './config.ts';
import type { Db } from './db/transaction.ts';
import type { Handlers } from './http/handlers.ts';
import { addressHandlers } from './modules/addresses/addresses.routes.ts';
import { contentLibrary, type ReadLibrary } from './content/articles/library.ts';
import { articleHandlers } from './modules/articles/articles.routes.ts';
import { appointmentHandlers } from './modules/appointments/appointments.routes.ts';
import { availabilityHandlers } from './modules/availability/availability.routes.ts';
import { soonestIn } from './modules/availability/soonest.service.ts';
import { driverLinkHandlers } from './modules/driver-links/driver-links.routes.ts';
import { fleetHandlers } from './modules/fleet/fleet.routes.ts';
import { fleetImportHandlers } from './modules/fleet-import/fleet-import.routes.ts';
import { captchaFor } from './modules/forms/captcha.service.ts';
import { formHandlers } from './modules/forms/forms.routes.ts';
import { groupHandlers } from './modules/appointments/group.routes.ts';
import { branchPageHandlers } from './modules/branches/branch-page.routes.ts';
import { branchHandlers } from './modules/branches/branches.routes.ts';
import { carHandlers } from './modules/cars/cars.routes.ts';
import { myCarHandlers } from './modules/cars/my-cars.routes.ts';
import { companyHandlers } from './modules/companies/companies.routes.ts';
import { couponHandlers } from './modules/coupons/coupons.routes.ts';
import { healthHandlers } from './modules/health/health.routes.ts';
import { historyHandlers } from './modules/history/history.routes.ts';
import { homeHandlers } from './modules/home/home.routes.ts';
import { memberHandlers } from './modules/members/members.routes.ts';
import { planHandlers } from './modules/plan/plan.routes.ts';
import { pointHandlers } from './modules/points/points.routes.ts';
import { photoHandlers } from './modules/photos/photos.routes.ts';
import { productHandlers } from './modules/products/products.routes.ts';
import { searchHandlers } from './modules/search/search.routes.ts';
import { sessionHandlers } from './modules/sessions/sessions.routes.ts';
import { serviceHandlers } from './modules/services/services.routes.ts';
import { takeCarHandlers } from './modules/take-car-addresses/take-car-addresses.routes.ts';
import { webviewHandlers } from './modules/webview/webview.routes.ts';

export interface HandlerDeps {
  readonly db: Db;
  readonly config: Pick<
    Config,
    'googleMaps' | 'holdMinutes' | 'limits' | 'publicOrigins' | 'redeemMinutes' | 'turnstile'
  >;
  /** The release that the health call reports. */
  readonly build: string;
  /** Other content files than the product's own. */
  readonly content?: ReadLibrary;
}

export const makeHandlers = ({ db, config, build, content = contentLibrary() }: HandlerDeps): Handlers => {
  const findSoonest = soonestIn(db);
  return {
    ...addressHandlers,
    ...articleHandlers(db, content),
    ...appointmentHandlers(db, config.holdMinutes),
    ...availabilityHandlers(db, findSoonest, config.holdMinutes),
    ...branchHandlers(db),
    ...branchPageHandlers(db, findSoonest, config.googleMaps),
    ...carHandlers(db),
    ...companyHandlers(db, config.limits),
    ...couponHandlers(db, config.redeemMinutes),
    ...driverLinkHandlers(db),
    ...fleetHandlers(db),
    ...fleetImportHandlers(db),
    ...formHandlers(db, captchaFor(db, config), config.limits),
    ...groupHandlers(db, config.holdMinutes),
    ...healthHandlers(db, build),
    ...historyHandlers(db),
    ...homeHandlers(db, findSoonest, config.holdMinutes),
    ...memberHandlers(db, config.redeemMinutes),
    ...myCarHandlers(db),
    ...photoHandlers(db),
    ...planHandlers(db),
    ...pointHandlers(db),
    ...productHandlers,
    ...searchHandlers(db),
    ...serviceHandlers(db),
    ...sessionHandlers,
    ...takeCarHandlers(db),
    ...webviewHandlers(db),
  };
};
