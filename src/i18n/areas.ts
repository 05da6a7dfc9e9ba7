/**
 * Where texts are shown. Each area has its own catalogue, and each file under `src` belongs to one area: the longest matching path decides. `shell`
 * is loaded with every page, the other areas with the routes and parts that name them. lingui.config.ts makes the catalogues from this table,
 * languages.ts loads them.
 */
export const AREAS = {
  shell: ['src/app', 'src/flows/session', 'src/i18n', 'src/parts', 'src/routes', 'src/ui'],
  /** Content pages. */
  content: [
    'src/flows/my-bookings/member-notes.part.tsx',
    'src/flows/my-bookings/next-visit.part.tsx',
    'src/flows/session/sign-out.screen.tsx',
    'src/pages/home',
    'src/pages/terms',
    'src/parts/terms',
    'src/routes/$lang/auth',
    'src/routes/$lang/index.tsx',
    'src/routes/$lang/termconditions.tsx',
    'src/routes/-home-below.tsx',
    'src/routes/-home-greeting.tsx',
    'src/routes/-home-texts.ts',
    'src/routes/-home.tsx',
    'src/routes/-kept-booking.part.tsx',
    'src/routes/-kept-on-home.part.tsx',
    'src/routes/index.tsx',
  ],
  /** The booking's frame and the time step, which are shown first. */
  booking: [
    'src/flows/availability',
    'src/flows/retail-booking',
    'src/flows/retail-booking/steps/time/time.step.tsx',
    'src/routes/$lang/booking',
    'src/wizard',
  ],
  /** The other steps, the completion and the look-up. */
  steps: [
    'src/app/shell/leave-question.part.tsx',
    'src/flows/booking-confirmation',
    'src/flows/booking-lookup',
    'src/flows/cancellation',
    'src/flows/car-registration',
    'src/flows/geolocation',
    'src/flows/retail-booking/entry',
    'src/flows/retail-booking/frame/chart-notice.part.tsx',
    'src/flows/retail-booking/frame/cookies-notice.part.tsx',
    'src/flows/retail-booking/frame/limit-notice.part.tsx',
    'src/flows/retail-booking/steps',
    'src/flows/retail-booking/frame/start-over.part.tsx',
    'src/flows/retail-booking/frame/stopped.part.tsx',
    'src/flows/retail-booking/frame/unkept-notice.part.tsx',
    'src/i18n/booking-rules.ts',
    'src/i18n/problem-messages.ts',
    'src/offline/keep-booking.tsx',
    'src/pages/booking-completed',
    'src/parts/answers/cookies-refused.tsx',
    'src/parts/answers/outcome-unknown.tsx',
    'src/parts/forms/form-errors.tsx',
    'src/parts/answers/too-many-tries.tsx',
    'src/parts/branch-choice',
    'src/parts/service-choice',
    'src/parts/visit',
    'src/routes/$lang/booking/completed.tsx',
    'src/routes/$lang/booking/find.tsx',
  ],
  /** Signing in and registering as a member, and the member area. */
  member: [
    'src/flows/car-care',
    'src/flows/car-form',
    'src/flows/car-photo',
    'src/flows/car-registration/car-details.fields.tsx',
    'src/flows/car-registration/car-details.texts.ts',
    'src/flows/coupon-redeem',
    'src/flows/login',
    'src/flows/my-bookings',
    'src/flows/my-cars',
    'src/flows/retail-booking/steps/information/own-car-card.part.tsx',
    'src/flows/retail-booking/steps/information/own-cars.part.tsx',
    'src/pages/account',
    'src/pages/points',
    'src/pages/webview',
    'src/parts/list',
    'src/parts/forms/still-here.tsx',
    'src/routes/$lang/me',
    'src/routes/$lang/webview',
  ],
  /** Lists, and what both the member area and the content pages show. */
  reading: [
    'src/parts/list/list-pages.tsx',
    'src/parts/list/list-skeleton.tsx',
    'src/parts/list/nothing.tsx',
    'src/parts/list/read-list.tsx',
    'src/parts/loyalty',
  ],
  /** News, knowledge, promotions, privileges, questions, and the texts of the site. */
  articles: [
    'src/pages/articles',
    'src/pages/home/highlights.part.tsx',
    'src/parts/articles',
    'src/routes/$lang/-article-route.ts',
    'src/routes/$lang/-article-list.tsx',
    'src/routes/$lang/-article-detail.tsx',
    'src/routes/$lang/other',
    'src/routes/$lang/privacypolicy.tsx',
    'src/routes/$lang/promotions',
  ],
  /** A company's pages. */
  corporate: [
    'src/flows/address-choice',
    'src/flows/car-form/company-notes.fields.tsx',
    'src/flows/company-profile',
    'src/pages/company-overview',
    'src/pages/company-sign-in',
    'src/pages/fleet',
    'src/parts/corporate',
    'src/parts/sheets',
    'src/routes/$lang/corporate',
  ],
  /** Taking a company's list of cars out of a workbook. */
  fleetImport: ['src/flows/fleet-import'],
  /** Planning the visits of a company's cars. */
  planner: ['src/flows/visit-plan', 'src/routes/$lang/corporate/booking/plan.tsx'],
  /** Booking several cars of a company. */
  group: [
    'src/flows/corporate-booking',
    'src/routes/$lang/corporate/booking/index.tsx',
    'src/routes/$lang/corporate/booking/completed.tsx',
  ],
  /** A driver's link, its page, and where a company's cars are collected. */
  driver: [
    'src/flows/driver-link',
    'src/flows/take-car-addresses',
    'src/pages/driver-visit',
    'src/routes/$lang/visit.tsx',
  ],
  /** Forms that anybody sends: survey, career, franchise. */
  forms: [
    'src/pages/forms',
    'src/parts/forms/described',
    'src/routes/$lang/other/career/index.tsx',
    'src/routes/$lang/other/franchise.tsx',
    'src/routes/$lang/survey',
  ],
  /** The search of the site. */
  search: ['src/pages/search'],
  /** Services, products and their comparison. */
  products: ['src/pages/products', 'src/routes/$lang/products', 'src/routes/$lang/services'],
  /** Finding a branch, and the page of each. */
  finder: ['src/pages/branches', 'src/parts/google-map', 'src/routes/$lang/branch'],
  /** What led to a problem, for somebody who tells of it. */
  report: ['src/flow-host/report'],
  /** What the site says without a network, and of a newer build. */
  offline: ['src/offline', 'src/pages/offline', 'src/routes/$lang/offline.tsx'],
  /** The pages for the site's developers. */
  studio: ['src/pages/guideline', 'src/routes/guideline.tsx'],
  /** The statechart studio, a page of its own beside the app. */
  statecharts: ['studio'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Area = keyof typeof AREAS;

const paths = Object.entries(AREAS)
  .flatMap(([area, within]) => within.map((path) => ({ path, area: area as Area })))
  .toSorted((a, b) => b.path.length - a.path.length);

/** The area of a path such as `src/ui/page/wrap.tsx`; null if there is none. */
export const areaOf = (file: string): Area | null =>
  paths.find(({ path }) => `${file}/`.startsWith(`${path}/`))?.area ?? null;
