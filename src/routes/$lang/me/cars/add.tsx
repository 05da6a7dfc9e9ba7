import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { AddCarPage } from '#src/flows/car-form/car-form.page.tsx';
import { useCarForm } from './-car-form.tsx';

export const Route = createFileRoute('/$lang/me/cars/add')({
  head: ({ match }) => pageHead(match, { title: msg`Add a car`, isHidden: true }),
  component: AddCarRoute,
});

function AddCarRoute() {
  return <AddCarPage {...useCarForm()} />;
}
