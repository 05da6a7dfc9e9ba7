import { textsOf, type Languages } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';

const REPORT =
  import.meta.env.VITE_STUDIO === 'off'
    ? null
    : partFile(() => import('./report-problem.part.tsx').then(({ ReportProblem }) => ReportProblem));

interface ReportProps {
  readonly languages: Languages;
  /** What was thrown, if that is why the screen is shown. */
  readonly error?: unknown;
}

/** On a screen that tells of a fault. Nothing if the rest of it cannot be loaded. */
export function Report({ languages, error }: ReportProps) {
  const language = useLanguage();
  return REPORT && <LazyPart file={REPORT} needs={textsOf(languages, language, 'report')} props={{ error }} />;
}
