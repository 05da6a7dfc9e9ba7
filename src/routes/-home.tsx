import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ServiceGroup } from '#contract/wire/service.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { HomePage } from '#src/pages/home/home.page.tsx';
import { buttonClass } from '#src/ui/button-class.ts';

/** Home at / and at /th or /en: puts together what a page may not import, the links and the parts of flows. */
export function Home({ groups }: { groups: readonly ServiceGroup[] }) {
  const lang = useLanguage();
  const services = groups.flatMap(({ id, key, name, summary }) =>
    key === undefined
      ? []
      : [
          {
            id,
            name,
            drawing: key,
            ...(summary === undefined ? {} : { note: summary }),
          },
        ],
  );
  return (
    <HomePage
      bookLink={
        <Link className={buttonClass({ size: 'large' })} to="/$lang/booking" params={{ lang }}>
          <Trans>Book a service</Trans>
        </Link>
      }
      findLink={
        <Link className={buttonClass({ kind: 'text', size: 'large' })} to="/$lang/booking/find" params={{ lang }}>
          <Trans>Find a booking</Trans>
        </Link>
      }
      services={services}
      renderServiceLink={(content, className) => (
        <Link className={className} to="/$lang/booking" params={{ lang }}>
          {content}
        </Link>
      )}
    />
  );
}
