import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import type { Area } from '#src/i18n/areas.ts';
import { textsOf, type Languages } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { LazyPart, type PartFile } from '#src/ui/page/lazy-part.tsx';

export interface StepProps<State> {
  /** The chart's own view of the step. */
  readonly state: State;
  readonly takesFocus: boolean;
}

type AnyStep = { readonly screen: string };
type PropsOf<Screen extends AnyStep, Name> = StepProps<Extract<Screen, { screen: Name }>>;

interface WizardSteps<Screen extends AnyStep> {
  /** The steps that are loaded with the page. */
  readonly ready: { readonly [Name in Screen['screen']]?: (props: PropsOf<Screen, Name>) => ReactNode };
  /** The other steps, each in its own file. */
  readonly files: { readonly [Name in Screen['screen']]?: PartFile<PropsOf<Screen, Name>> };
  /** The texts of those other steps. */
  readonly area: Area;
  /** What else is loaded with them. */
  readonly alongside: readonly (() => Promise<unknown>)[];
}

interface StepPartProps<Screen> {
  readonly screen: Screen;
  readonly takesFocus: boolean;
  readonly languages: Languages;
  /** While the step is loaded. */
  readonly waiting: ReactNode;
  /** Called when every step is loaded. */
  readonly onAllLoaded: () => Promise<unknown>;
}

/** Waits until the page is idle. */
const OTHERS_AFTER_MS = 1_500;
const OTHERS_APART_MS = 20;

/** A browser does not ask again for a script that failed, and where its step would be nothing can be lost by a reload. */
const reloadWhereServed = () =>
  void fetch('').then(
    () => location.reload(),
    () => undefined,
  );

/** In place of a step that could not be loaded: comes by itself once there is a network. */
function NotLoaded({ retry }: { readonly retry: () => void }) {
  useEffect(() => {
    window.ononline = reloadWhereServed;
    return () => {
      window.ononline = null;
    };
  }, []);
  return <CannotDisplay onRetry={retry} isKept />;
}

/** The steps of a wizard: the first is shown without waiting for the others, which are preloaded. */
export const wizardSteps = <Screen extends AnyStep>({ ready, files, area, alongside }: WizardSteps<Screen>) => {
  // Each step takes the screen of the same name.
  const readyParts: Readonly<Record<string, ((props: StepProps<never>) => ReactNode) | undefined>> = ready;
  const partFiles = files as Readonly<Record<string, PartFile<StepProps<Screen>> | undefined>>;

  const loads = (languages: Languages, language: Language): readonly (() => unknown)[] => [
    () => languages.load(language, area),
    ...Object.values(partFiles).flatMap((file) => (file ? [file.load] : [])),
    ...alongside,
  ];

  /** `apartMs` begins each in a task of its own, so that a tap waits for one of them at most. */
  const loadAll = (languages: Languages, language: Language, apartMs = 0) =>
    Promise.all(
      loads(languages, language).map(async (load, turn) => {
        if (apartMs > 0) await new Promise((resolve) => setTimeout(resolve, turn * apartMs));
        return load();
      }),
    );

  /** The step on which the chart stands. */
  function StepPart({ screen, takesFocus, languages, waiting, onAllLoaded }: StepPartProps<Screen>): ReactNode {
    const language = useLanguage();
    const [, setLoaded] = useState<object>();
    const tellAllLoaded = useEffectEvent(onAllLoaded);
    useEffect(() => {
      const loadOthers = async () => {
        await loadAll(languages, language, OTHERS_APART_MS);
        setLoaded({});
        await tellAllLoaded();
      };
      const timer = setTimeout(() => void loadOthers().catch(() => undefined), OTHERS_AFTER_MS);
      return () => clearTimeout(timer);
    }, [languages, language]);

    const name = screen.screen;
    const Ready = readyParts[name];
    if (Ready) return <Ready key={name} state={screen as never} takesFocus={takesFocus} />;
    const file = partFiles[name];
    if (!file) return null;
    const texts = textsOf(languages, language, area);
    const props = { state: screen, takesFocus };
    return (
      <LazyPart
        key={name}
        file={file}
        needs={texts}
        props={props}
        waiting={waiting}
        renderFailed={(retry) => <NotLoaded retry={retry} />}
      />
    );
  }

  return { StepPart, loadAll };
};
