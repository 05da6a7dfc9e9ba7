import { screen as page } from '@testing-library/react';
import { expect } from 'vitest';
import { carEntry } from '#machines/car-form/car-form.fixtures.ts';
import type { CarFormPorts } from '#machines/car-form/car-form.ports.ts';
import { selectScreen, type CarFormScreen } from '#machines/car-form/car-form.selectors.ts';
import type { CarFormEvent, CarFormInput } from '#machines/car-form/car-form.types.ts';
import type { Member } from '#machines/shared/member.ts';
import { ofAccount } from '#src/api/queries/account.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { AddCarPage, EditCarPage } from '#src/flows/car-form/car-form.page.tsx';
import { fromInputs } from '#tests/support/model/from-inputs.ts';
import { fill, press } from '#tests/support/model/page-parts.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import { carListAnswers, fillInCar } from '#tests/support/wire/car-lists.ts';
import { wiredPage, type OpenPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';
import { CODE, ports, savedCar } from './ports.ts';

const member: Member = { account: 'account-1', code: CODE, firstName: '', lastName: '', phone: '', email: '' };
const LIST = [...ofAccount(CODE), 'cars'];

async function open(name: string) {
  const { id } = chart.fixtures.inputs[name] as CarFormInput;
  const saved: string[] = [];
  const page = await wiredPage<CarFormPorts>({
    chart,
    ports,
    always: { ...carListAnswers, readMyCar: () => ({ car_profile: savedCar }) },
    part: (host) => {
      queryClientOf(host).setQueryData(LIST, []);
      const props = {
        host,
        member,
        back: <a href="/en/me/cars">Back</a>,
        onSaved: (car: string) => void saved.push(car),
      };
      return id === null ? <AddCarPage {...props} /> : <EditCarPage {...props} id={id} />;
    },
  });
  const view = {
    saved,
    /** What of the form would still be there after a reload. */
    typed: () => {
      const kept = JSON.parse(localStorage.getItem('roddee.car-form.typed') ?? 'null') as object | null;
      return kept && (Object.values(kept)[0] as { readonly texts: object }).texts;
    },
    isListKnown: () => queryClientOf(page.host).getQueryData(LIST) !== undefined,
  };
  return { ...page, user: page, view };
}
type View = Awaited<ReturnType<typeof open>>['view'];

const field = (name: string) => document.querySelector<HTMLElement>(`#my-car-${name}`);

const showsForm = ({ screen, refusal, takenPlate, attempts }: CarFormScreen, view: View) => {
  expect(page.queryByText('The car is not saved yet') !== null).toBe(refusal !== null);
  if (refusal !== null) expect(page.getByText(refusal === '' ? 'Please try again.' : refusal)).toBeTruthy();
  expect(page.queryAllByText(/already exists/).length > 0).toBe(takenPlate !== null);
  if (takenPlate !== null && attempts > 0) expect(document.activeElement?.textContent).toContain('Please correct');
  expect(page.queryByRole('button', { name: 'Saving…' }) !== null).toBe(screen === 'saving');
  expect(page.queryByText('We do not know yet whether the car was saved.') !== null).toBe(screen === 'unconfirmed');
  expect(page.queryByRole('button', { name: 'Save the car' }) !== null).toBe(
    screen === 'filling' || screen === 'saved',
  );
  const { carName, plate, province } = carEntry;
  if (screen === 'saving' || screen === 'unconfirmed') expect(view.typed()).toEqual({ carName, plate, province });
  // A name that was taken away, and nothing else yet.
  if (screen === 'filling' && attempts > 0 && takenPlate === null && refusal === null)
    expect(view.typed()).toMatchObject({ carName: '' });
  expect(view.saved).toEqual(screen === 'saved' ? [carName] : []);
  if (screen === 'saved') expect([view.typed(), view.isListKnown()]).toEqual([null, false]);
};

const model: ScreenModel<CarFormScreen, CarFormEvent, OpenPage, View> = {
  executors: {
    'car.submitted': async ({ car }, { settle }) => {
      if (car === null) for (const text of ['a', '']) fill(field('carName'), text);
      else await fillInCar('my-car', car, settle);
      press(page.getByRole('button', { name: 'Save the car' }));
    },
    'retry.requested': async () => press(page.getByRole('button', { name: 'Try again' })),
    'session.superseded': null,
  },
  assertions: { filling: showsForm, saving: showsForm, unconfirmed: showsForm, saved: showsForm },
};

for (const input of ['adding', 'editing'])
  walkScreens({
    chart: fromInputs(chart, `${input} a car`, input),
    model,
    render: open,
    invalidation: alsoWalked,
    // While a car is on its way its button does nothing, and a plate that was refused is not sent again.
    isPossible: (snapshot, { type, car }) => {
      const { screen, takenPlate } = selectScreen(snapshot as never);
      return type !== 'car.submitted' || (screen === 'filling' && (takenPlate === null || car === null));
    },
  });
