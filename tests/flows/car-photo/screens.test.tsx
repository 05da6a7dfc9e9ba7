import { act, fireEvent, screen as page } from '@testing-library/react';
import { expect } from 'vitest';
import { heic, largest, fitted, tooLarge } from '#machines/car-photo/car-photo.fixtures.ts';
import type { CarPhotoPorts } from '#machines/car-photo/car-photo.ports.ts';
import { selectScreen, type CarPhotoScreen, type CarPhotoSnapshot } from '#machines/car-photo/car-photo.selectors.ts';
import type {
  CarPhoto,
  CarPhotoEvent,
  CarPhotoInput,
  PhotoFile,
  PhotoProblem,
} from '#machines/car-photo/car-photo.types.ts';
import { CarPhotoPart } from '#src/flows/car-photo/car-photo.part.tsx';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { press as pressIt } from '#tests/support/model/page-parts.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';
import { CODE, photoBrowser, UPLOAD } from './browser.ts';
import { chart } from './chart.ts';

/** Loaded before, so that no path waits for it. */
const loaded = import('#src/parts/forms/fit-photo.ts');

async function open(name: string) {
  const { photo } = chart.fixtures.inputs[name] as CarPhotoInput;
  const told = { photo, isSending: false };
  await loaded;
  const browser = photoBrowser();
  const opened = await wiredPage<CarPhotoPorts>({
    chart,
    ports: browser.ports,
    part: (host) => (
      <CarPhotoPart
        host={host}
        code={CODE}
        initial={photo}
        onPhoto={(next) => void (told.photo = next)}
        onSending={(isSending) => void (told.isSending = isSending)}
      />
    ),
  });
  const close = () => {
    opened.close();
    browser.close();
  };
  return { ...opened, close, user: null, view: { told, uploads: browser.uploads } };
}
type View = Awaited<ReturnType<typeof open>>['view'];

/** The form around it knows the photo, and whether one is on its way. */
const tells = ({ told }: View, photo: CarPhoto | null, isSending: boolean) =>
  expect(told).toEqual({ photo, isSending });

const button = (name: string) => page.queryByRole('button', { name });
const press = (name: string) => async () => pressIt(page.getByRole('button', { name }), name);
const pictureShown = () =>
  page.queryByRole<HTMLImageElement>('img', { name: 'Photo of the car' })?.getAttribute('src') ?? null;

const WORDS: Record<PhotoProblem['kind'], RegExp> = {
  tooLarge: /Limit file size 2 Mb, please try again\./,
  unreadable: /cannot open HEIC photos/,
  broken: /The photo did not arrive/,
  refused: /cannot be used as a photo|ใช้เป็นรูปไม่ได้/,
};

const model: ScreenModel<CarPhotoScreen, CarPhotoEvent, null, View> = {
  executors: {
    'photo.chosen': ({ file: { name, type, size } }) => {
      const file = new File(['x'], name, { type });
      Object.defineProperty(file, 'size', { value: size });
      act(() => void fireEvent.change(page.getByLabelText(/^Photo/), { target: { files: [file] } }));
      return Promise.resolve();
    },
    'photo.removed': press('Remove the photo'),
    'sending.cancelled': press('Stop'),
    'retry.requested': press('Send again'),
    'session.superseded': null,
  },
  assertions: {
    resting: ({ photo, problem }, view) => {
      tells(view, photo, false);
      expect(view.uploads()).toEqual(
        photo === null || photo.id === null ? [] : [{ ...largest, method: 'PUT', url: UPLOAD }],
      );
      expect(pictureShown()).toBe(photo?.url ?? null);
      expect(button(photo === null ? 'Add a photo' : 'Change the photo')).toBeTruthy();
      for (const [kind, words] of Object.entries(WORDS))
        expect(page.queryByText(words) !== null).toBe(problem?.kind === kind);
      expect(button('Send again') !== null).toBe(problem?.kind === 'broken');
      expect(button('Stop')).toBeNull();
    },
    fitting: ({ photo }, view) => {
      tells(view, photo, true);
      expect(pictureShown()).toBe(photo?.url ?? null);
      expect(page.getByText('Making the photo smaller…')).toBeTruthy();
      expect(button('Stop')).toBeTruthy();
    },
    sending: ({ photo }, view) => {
      tells(view, photo, true);
      expect(pictureShown()).toBe(photo?.url ?? null);
      expect(page.getByText('Sending the photo… 0%')).toBeTruthy();
      expect(button('Stop')).toBeTruthy();
    },
  },
};

/** The chart with these files alone, and what this browser makes of one that cannot be sent as it is. */
const choosing = (walk: string, files: readonly PhotoFile[], fitting: readonly object[]): ChartUnderTest => ({
  ...chart,
  walk,
  // No guard asks for it, but only a photo that is there can be removed.
  watched: (snapshot) => ({ hasPhoto: (snapshot as CarPhotoSnapshot).context.photo !== null }),
  fixtures: {
    ...chart.fixtures,
    events: { ...chart.fixtures.events, 'photo.chosen': () => files.map((file) => ({ type: 'photo.chosen', file })) },
    outcomes: { ...chart.fixtures.outcomes, fitting: { done: fitting, error: true } },
  },
});

// Only a HEIC is a photo that this browser may not open: any other is then taken to be too large.
for (const under of [
  choosing('car-photo', [largest, tooLarge], [{ kind: 'fits', file: fitted }, { kind: 'tooLarge' }]),
  choosing(
    'car-photo of an iPhone',
    [largest, heic],
    [{ kind: 'fits', file: { ...fitted, name: 'IMG_1.jpg' } }, { kind: 'unreadable' }],
  ),
])
  walkScreens({
    chart: under,
    model,
    render: open,
    invalidation: alsoWalked,
    // Events for which there is no button.
    isPossible: (snapshot, { type }) => {
      const screen = selectScreen(snapshot as never);
      if (type === 'sending.cancelled') return screen.screen !== 'resting';
      if (type === 'photo.removed') return screen.screen === 'resting' && screen.photo !== null;
      return type !== 'retry.requested' || (screen.screen === 'resting' && screen.problem?.kind === 'broken');
    },
  });
