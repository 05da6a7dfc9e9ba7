import { calls } from '#contract/calls/all.ts';
import { PHOTO_MAX_BYTES } from '#domain/constants.ts';
import { heic, largest } from '#machines/car-photo/car-photo.fixtures.ts';
import type { CarPhotoScreen } from '#machines/car-photo/car-photo.selectors.ts';
import type { CarPhotoContext, FittedPhoto, PhotoFile, SendingOutcome } from '#machines/car-photo/car-photo.types.ts';
import { CarsPage } from '#tests/e2e/my-cars/cars-page.ts';
import { walkChart } from '#tests/e2e/support/chart-walk.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { chart } from '#tests/flows/car-photo/chart.ts';
import { jpeg, SVG } from '#tests/support/photos.ts';

interface Session {
  readonly cars: CarsPage;
  /** What the next photo is made of. */
  content: 'photo' | 'noPhoto';
}

const UPLOAD = `**${calls.askUpload.path}*`;
const bytesOf = (content: Session['content'], { name }: PhotoFile): Buffer => {
  const isLarge = name !== largest.name;
  if (content === 'photo') return jpeg(isLarge ? { length: PHOTO_MAX_BYTES + 1 } : {});
  return isLarge ? Buffer.alloc(PHOTO_MAX_BYTES + 1) : SVG;
};

interface PhotoGate {
  readonly close: () => void;
  readonly open: () => void;
}
declare global {
  /** Set by `openSlowly`. */
  var photoGate: PhotoGate;
}

/** Runs in the page: a browser that takes long to open a photo, while the gate is closed. */
function openSlowly(): void {
  const openPhoto = globalThis.createImageBitmap;
  let opened = Promise.resolve();
  let open = () => undefined as void;
  globalThis.photoGate = {
    close: () => {
      opened = new Promise((resolve) => (open = resolve));
    },
    open: () => open(),
  };
  globalThis.createImageBitmap = async (...photo: [ImageBitmapSource]) => {
    await opened;
    return openPhoto(...photo);
  };
}

const WORDS = {
  tooLarge: 'Limit file size 2 Mb, please try again.',
  unreadable:
    'This device cannot open HEIC photos. On the iPhone share it as JPEG, or choose Settings › Camera › Formats › Most Compatible and take it again.',
  broken: 'The photo did not arrive. Check your internet connection, then send it again.',
} as const;
const press =
  (name: string) =>
  async ({ cars }: Session) =>
    cars.button(name).click();
const contextOf = (snapshot: unknown) => (snapshot as { context: CarPhotoContext }).context;
const asks = ({ cars }: Session) => expect(cars.button('Stop')).toBeVisible();

walkChart<CarPhotoScreen, Session>({
  chart,
  prepare: {
    none: async ({ site: { page, language } }) => {
      const cars = new CarsPage(page, language);
      await cars.signInNew();
      await page.addInitScript(openSlowly);
      return { cars, content: 'photo' };
    },
  },
  open: async ({ cars }) => {
    await cars.page.goto(`/${cars.language}/me/cars/add`);
    await cars.button('Add a photo').waitFor();
    await cars.takenOver();
  },
  acts: {
    'photo.chosen': async ({ cars, content }, { file }) => {
      const { name, type } = file as PhotoFile;
      await cars.page
        .locator('#car-photo')
        .setInputFiles({ name, mimeType: type, buffer: bytesOf(content, file as PhotoFile) });
    },
    'photo.removed': press('Remove the photo'),
    'sending.cancelled': press('Stop'),
    'retry.requested': press('Send again'),
  },
  holds: { fitting: ({ cars }) => cars.page.evaluate(() => photoGate.close()) },
  answers: {
    fitting: ({ type, output }) => {
      if (type.startsWith('xstate.error')) return undefined;
      const { kind } = output as FittedPhoto;
      return async (session) => {
        session.content = kind === 'fits' ? 'photo' : 'noPhoto';
        await session.cars.page.evaluate(() => photoGate.open());
      };
    },
  },
  services: {
    sending: {
      calls: [UPLOAD],
      becomes: (outcome: SendingOutcome) => {
        if (outcome.kind === 'failed' && outcome.failure.message === '') return undefined;
        return (session: Session) => (session.content = outcome.kind === 'ok' ? 'photo' : 'noPhoto');
      },
    },
  },
  delays: ['fittingTimeLimit', 'sendingTimeLimit'],
  sees: {
    resting: async ({ cars }, screen) => {
      const { photo, problem } = screen.screen === 'resting' ? screen : { photo: null, problem: null };
      await expect(cars.button(photo === null ? 'Add a photo' : 'Change the photo')).toBeVisible();
      if (problem === null) await expect(cars.page.locator('#car-photo-error')).toHaveCount(0);
      else if (problem.kind !== 'refused') await expect(cars.text(WORDS[problem.kind]).first()).toBeVisible();
    },
    fitting: asks,
    sending: asks,
  },
  // Only what has a button. A HEIC that cannot be opened is no large photo, and one that was opened here is a photo for the server too.
  isPossible: (snapshot, { type, output }) => {
    const { photo, problem, file } = contextOf(snapshot);
    if (type === 'sending.cancelled') return snapshot.value !== 'resting';
    if (type === 'photo.removed') return snapshot.value === 'resting' && photo !== null;
    if (type === 'retry.requested') return snapshot.value === 'resting' && problem?.kind === 'broken';
    if (output?.kind === 'unreadable' || output?.kind === 'tooLarge')
      return (output.kind === 'unreadable') === (file?.name === heic.name);
    return output?.kind !== 'failed' || file?.name === largest.name;
  },
  joinedUpTo: 16,
  elsewhere: {
    'after another sign-in the chart cannot be told from one whose upload broke': [
      'fitAgain',
      'fitting.superseded',
      'superseded',
    ],
    'a browser that opens a photo can draw it': ['fitting.broken'],
  },
});
