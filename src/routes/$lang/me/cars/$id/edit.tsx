import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { EditCarPage } from '#src/flows/car-form/car-form.page.tsx';
import { useCarForm } from '../-car-form.tsx';

export const Route = createFileRoute('/$lang/me/cars/$id/edit')({
  head: ({ match }) => pageHead(match, { title: msg`Edit a car`, isHidden: true }),
  component: EditCarRoute,
});

function EditCarRoute() {
  const { id } = Route.useParams();
  return <EditCarPage key={id} id={id} {...useCarForm()} />;
}
