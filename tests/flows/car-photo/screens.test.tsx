import { fireEvent, screen as page } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { carPhotoMachine } from '#machines/car-photo/car-photo.machine.ts';
import { selectScreen, type CarPhotoScreen } from '#machines/car-photo/car-photo.selectors.ts';
import type { CarPhotoEvent, PhotoProblem } from '#machines/car-photo/car-photo.types.ts';
import { carPhotoHandlers } from '#src/flows/car-photo/car-photo.part.tsx';
import { CarPhotoField } from '#src/flows/car-photo/car-photo.screen.tsx';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { stagedPage } from '#tests/support/model/staged-page.ts';
import { chart } from './chart.ts';

type Actor = ActorRefFrom<typeof carPhotoMachine>;

function CarPhotoPage({ actor }: { readonly actor: Actor }) {
  return <CarPhotoField state={useSelector(actor, selectScreen)} percent={40} {...carPhotoHandlers(actor)} />;
}

const button = (name: string) => page.queryByRole('button', { name });
const press = (name: string) => (_event: object, user: UserEvent) => user.click(page.getByRole('button', { name }));
const pictureShown = () =>
  page.queryByRole<HTMLImageElement>('img', { name: 'Photo of the car' })?.getAttribute('src') ?? null;

const WORDS: Record<PhotoProblem['kind'], RegExp> = {
  tooLarge: /Limit file size 2 Mb, please try again\./,
  unreadable: /cannot open HEIC photos/,
  broken: /The photo did not arrive/,
  refused: /cannot be used as a photo|ใช้เป็นรูปไม่ได้/,
};

const model: ScreenModel<CarPhotoScreen, CarPhotoEvent, UserEvent, null> = {
  executors: {
    'photo.chosen': ({ file: { name, type, size } }) => {
      const file = new File(['x'], name, { type });
      Object.defineProperty(file, 'size', { value: size });
      fireEvent.change(page.getByLabelText(/^Photo/), { target: { files: [file] } });
      return Promise.resolve();
    },
    'photo.removed': press('Remove the photo'),
    'sending.cancelled': press('Stop'),
    'retry.requested': press('Send again'),
    'session.superseded': null,
  },
  assertions: {
    resting: ({ photo, problem }) => {
      expect(pictureShown()).toBe(photo?.url ?? null);
      expect(button(photo === null ? 'Add a photo' : 'Change the photo')).toBeTruthy();
      for (const [kind, words] of Object.entries(WORDS))
        expect(page.queryByText(words) !== null).toBe(problem?.kind === kind);
      expect(button('Send again') !== null).toBe(problem?.kind === 'broken');
      expect(button('Stop')).toBeNull();
    },
    fitting: ({ photo }) => {
      expect(pictureShown()).toBe(photo?.url ?? null);
      expect(page.getByText('Making the photo smaller…')).toBeTruthy();
      expect(button('Stop')).toBeTruthy();
    },
    sending: ({ photo }) => {
      expect(pictureShown()).toBe(photo?.url ?? null);
      expect(page.getByText('Sending the photo… 40%')).toBeTruthy();
      expect(button('Stop')).toBeTruthy();
    },
  },
};

walkScreens({
  chart,
  model,
  render: (input) => stagedPage(chart, input, (actor) => <CarPhotoPage actor={actor as Actor} />),
  // Events for which there is no button.
  isPossible: (snapshot, { type }) => {
    const screen = selectScreen(snapshot as never);
    if (type === 'sending.cancelled') return screen.screen !== 'resting';
    if (type === 'photo.removed') return screen.screen === 'resting' && screen.photo !== null;
    return type !== 'retry.requested' || (screen.screen === 'resting' && screen.problem?.kind === 'broken');
  },
});
