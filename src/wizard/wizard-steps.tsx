import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import { useLostFocus } from '#src/ui/page/lost-focus.ts';
import type { Area } from '#src/i18n/areas.ts';
import { textsOf, type Languages } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { LazyPart, type PartFile, type PartNeeds } from '#src/ui/page/lazy-part.tsx';
import { onReconnect } from '#src/ui/page/on-reconnect.ts';

export interface StepProps<State> {
  /** The chart's data for the step. */
  readonly state: State;
  readonly takesFocus: boolean;
}

type AnyStep = { readonly screen: string };
type PropsOf<Screen extends AnyStep, Name> = StepProps<Extract<Screen, { screen: Name }>>;

interface WizardSteps<Screen extends AnyStep> {
  /** Each step takes the screen of the same name. */
  readonly files: { readonly [Name in Screen['screen']]: PartFile<PropsOf<Screen, Name>> };
  /** The steps that are loaded with the page, and their texts with it (`readyPart`). */
  readonly ready: readonly Screen['screen'][];
  /** The texts of the others. */
  readonly area: Area;
  /** What else is loaded with them. */
  readonly alongside: readonly (() => Promise<unknown>)[];
}

interface StepPartProps<Screen> {
  readonly screen: Screen;
  readonly takesFocus: boolean;
  readonly languages: Languages;
  /** Shown while the step is loading. */
  readonly waiting: ReactNode;
  /** Called when every step is loaded. */
  readonly onAllLoaded: () => Promise<unknown>;
}

/** Waits until the page is idle. */
const OTHERS_AFTER_MS = 1_500;
const OTHERS_APART_MS = 20;

/** A browser does not request a failed script again, so the page is reloaded; nothing can be lost, because the step was never shown. */
const reloadWhereServed = () =>
  void fetch('').then(
    () => location.reload(),
    () => undefined,
  );

/** Replaces a step that could not be loaded; reloads by itself once there is a network. */
function NotLoaded({ retry }: { readonly retry: () => void }) {
  useEffect(() => onReconnect(reloadWhereServed), []);
  const place = useLostFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1}>
      <CannotDisplay onRetry={retry} isKept />
    </div>
  );
}

/** The steps of a wizard: the first is shown without waiting for the others, which are preloaded. */
export const wizardSteps = <Screen extends AnyStep>({ files, ready, area, alongside }: WizardSteps<Screen>) => {
  const partFiles = files as Readonly<Record<Screen['screen'], PartFile<StepProps<Screen>>>>;

  const loads = (languages: Languages, language: Language): readonly (() => unknown)[] => [
    () => languages.load(language, area),
    ...Object.values<PartNeeds>(partFiles).map(({ load }) => load),
    ...alongside,
  ];

  /** With `apartMs` each load starts in its own task, so that a tap waits for one of them at most. */
  const loadAll = (languages: Languages, language: Language, apartMs = 0) =>
    Promise.all(
      loads(languages, language).map(async (load, turn) => {
        if (apartMs > 0) await new Promise((resolve) => setTimeout(resolve, turn * apartMs));
        return load();
      }),
    );

  /** The chart's current step. */
  function StepPart({ screen, takesFocus, languages, waiting, onAllLoaded }: StepPartProps<Screen>) {
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

    const name: Screen['screen'] = screen.screen;
    return (
      <LazyPart
        key={name}
        file={partFiles[name]}
        needs={ready.includes(name) ? undefined : textsOf(languages, language, area)}
        props={{ state: screen, takesFocus }}
        waiting={waiting}
        renderFailed={(retry) => <NotLoaded retry={retry} />}
      />
    );
  }

  return { StepPart, loadAll };
};
