/**
 * Where texts are shown. Each area is a catalogue of its own, and each file under `src` belongs to one: the longest path that it is
 * under decides. `shell` comes with every page, the others with the routes and parts that name them. Read by lingui.config.ts, which
 * makes the catalogues, and by languages.ts, which loads them.
 */
export const AREAS = {
  shell: ['src/app', 'src/flows/session', 'src/i18n', 'src/parts', 'src/routes', 'src/ui'],
  /** The pages to read. */
  content: [
    'src/flows/session/sign-out.screen.tsx',
    'src/pages/home',
    'src/pages/terms',
    'src/routes/$lang/auth',
    'src/routes/$lang/index.tsx',
    'src/routes/$lang/termconditions.tsx',
    'src/routes/-home-below.tsx',
    'src/routes/-home-route.ts',
    'src/routes/-home.tsx',
    'src/routes/index.tsx',
  ],
  /** The frame of a booking and its choice of a time: what is shown first. */
  booking: [
    'src/flows/availability',
    'src/flows/retail-booking',
    'src/flows/retail-booking/steps/time/time.step.tsx',
    'src/routes/$lang/booking',
    'src/wizard',
  ],
  /** The other steps and what comes after them: the completion and the look-up. */
  steps: [
    'src/flows/booking-confirmation',
    'src/flows/booking-lookup',
    'src/flows/cancellation',
    'src/flows/car-registration',
    'src/flows/geolocation',
    'src/flows/retail-booking/steps',
    'src/flows/retail-booking/unkept-notice.part.tsx',
    'src/i18n/booking-rules.ts',
    'src/i18n/problem-messages.ts',
    'src/pages/booking-completed',
    'src/parts/visit',
    'src/routes/$lang/booking/completed.tsx',
    'src/routes/$lang/booking/find.tsx',
  ],
  /** The pages for those who make the site. */
  studio: ['src/pages/guideline', 'src/routes/guideline.tsx'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Area = keyof typeof AREAS;

const paths = Object.entries(AREAS)
  .flatMap(([area, within]) => within.map((path) => ({ path, area: area as Area })))
  .toSorted((a, b) => b.path.length - a.path.length);

/** Of a path such as `src/ui/page/wrap.tsx`; null where no area has it. */
export const areaOf = (file: string): Area | null =>
  paths.find(({ path }) => `${file}/`.startsWith(`${path}/`))?.area ?? null;
