import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { AddCarPage } from '#src/flows/car-form/car-form.page.tsx';
import { CorporatePage } from '../../-corporate-page.tsx';
import { useFleetForm } from './-fleet-form.tsx';

export const Route = createFileRoute('/$lang/corporate/carInfo/list/create')({
  head: ({ match }) => pageHead(match, { title: msg`Add a car`, isHidden: true }),
  component: CreateRoute,
});

function CreateRoute() {
  return (
    <CorporatePage>
      <AddCarPage isCompanys {...useFleetForm()} />
    </CorporatePage>
  );
}
