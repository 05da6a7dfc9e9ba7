import { msg } from '@lingui/core/macro';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedIn } from '#src/app/shell/use-member.ts';
import { MyCarsPage } from '#src/flows/my-cars/my-cars.page.tsx';
import { wantedCar } from '../../../-wanted-car.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

export const Route = createFileRoute('/$lang/me/cars/')({
  head: ({ match }) => pageHead(match, { title: msg`My cars`, isHidden: true }),
  component: MyCarsRoute,
});

function MyCarsRoute() {
  const member = useSignedIn();
  const lang = useLanguage();
  const router = useRouter();
  const navigate = useNavigate();
  const host = router.options.context;
  const [saved] = useState(router.state.location.state.savedCar ?? null);
  // Said once: whoever comes back to this entry of the history has not just saved a car.
  useEffect(() => {
    if (saved !== null) void navigate({ to: '.', replace: true, state: {} });
  }, [navigate, saved]);
  return (
    <MyCarsPage
      host={host}
      member={member}
      saved={saved}
      renderAdd={(look) => <Link {...look} to="/$lang/me/cars/add" params={{ lang }} />}
      renderEdit={({ id }, look) => <Link {...look} to="/$lang/me/cars/$id/edit" params={{ lang, id }} />}
      renderHistory={({ id }, look) => <Link {...look} to="/$lang/me/cars/$id/history" params={{ lang, id }} />}
      renderBook={(car, look) => (
        <Link
          {...look}
          to="/$lang/booking"
          params={{ lang }}
          search={{ step: 'information' }}
          {...wantedCar(host, { car, isRepeat: false })}
        />
      )}
      renderBookingLink={({ id, isHeld }, look) =>
        isHeld ? (
          <Link {...look} to="/$lang/booking" params={{ lang }} />
        ) : (
          <Link {...look} to="/$lang/me/booking" params={{ lang }} search={{ booking: id }} />
        )
      }
    />
  );
}
