import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import { useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';

const limitNotice = partFile(() => import('./limit-notice.part.tsx').then(({ LimitNotice }) => LimitNotice));

interface LimitPartProps {
  /** '' until it is known. */
  readonly plate: string;
  /** Above the bar, where it moves nothing; otherwise in its place. */
  readonly isPassing?: boolean;
}

/** Whether a booking of this plate would be one too many; looked for once the plate is known. */
export function LimitPart({ plate, isPassing = false }: LimitPartProps) {
  const { host } = useVisit();
  const texts = textsOf(host.languages, useLanguage(), 'steps');
  if (plate === '') return null;
  return <LazyPart file={limitNotice} needs={texts} props={{ plate, isPassing }} />;
}
