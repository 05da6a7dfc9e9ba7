import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import type { LinkLook } from '#src/ui/actions/button.tsx';

/** A booking with these services filled in; `wish` is added to the message to the mechanic. */
export const bookLink =
  (lang: Language, host: FlowHost) =>
  (services: readonly number[], look: LinkLook, wish?: string): ReactNode => (
    <Link
      {...look}
      to="/$lang/booking"
      params={{ lang }}
      search={services.length === 0 ? {} : { services: servicesInAddress(services) }}
      {...(wish === undefined ? {} : { onClick: () => keepWishOf(host, wish) })}
    />
  );

/** The booking's own store comes with the booking, which reads it again. */
function keepWishOf(host: FlowHost, wish: string): void {
  void import('#src/flows/retail-booking/kept/wish-to-book.store.ts').then(({ keepWish }) => keepWish(host, wish));
}

/** One service is a number in an address, several are a text. */
const servicesInAddress = (services: readonly number[]): string | number =>
  services.length === 1 ? (services[0] ?? '') : services.join(',');
