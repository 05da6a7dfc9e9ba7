import { Link, useRouter } from '@tanstack/react-router';
import { useMember } from '#src/app/shell/use-member.ts';
import type { RenderTaken } from '#src/flows/my-bookings/take-booking.part.tsx';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';

const takeBooking = partFile(() =>
  import('#src/flows/my-bookings/take-booking.part.tsx').then(({ TakeBooking }) => TakeBooking),
);

/** Shown below a booking that was made without signing in, for a visitor who has signed in since. */
export function TakeBookingHere({ plate, code }: { plate: string; code: string }) {
  const host = useRouter().options.context;
  const lang = useLanguage();
  const member = useMember();
  const renderTaken: RenderTaken = (booking, look) => (
    <Link {...look} to="/$lang/me/booking" params={{ lang }} search={{ booking }} />
  );
  if (!member) return null;
  return (
    <LazyPart
      key={code}
      file={takeBooking}
      needs={textsOf(host.languages, lang, 'member')}
      props={{ host, member, question: { plate, code }, renderTaken }}
    />
  );
}
