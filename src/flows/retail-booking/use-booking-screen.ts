import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { RetailBookingScreen, WizardScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import { isOnItsWay, selectScreen } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { makeEarlyChoice } from '#src/ui/page/early-tap.ts';
import { useLazyPart } from '#src/ui/page/lazy-part.tsx';
import { useShownScreen } from '#src/wizard/use-shown-screen.ts';
import type { DrawnScreen } from './drawn-screen.flow.ts';
import type { RetailBookingVisit } from './visit/retail-booking.visit.ts';
import type { Stopped } from './frame/stopped.part.tsx';
import { chartNotice } from './steps.part.tsx';

type BookingScreen =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'stopped'; readonly screen: Stopped }
  | {
      readonly kind: 'wizard';
      readonly screen: WizardScreen;
      readonly isTurning: boolean;
      /** It is the server's list of branches, which is not for everybody. */
      readonly isListDrawn: boolean;
    };

const isStep = (screen: RetailBookingScreen): screen is WizardScreen => 'steps' in screen;

/** Whether the times are asked for by which something is said on arrival. */
const isAwaited = (screen: WizardScreen) => isOnItsWay(screen) && (screen.sheet.wished ?? screen.sheet.lost) !== null;

/** What the page shows of the chart, or of the server's drawing, and at which step it stands: null at none of its own. */
export const useBookingScreen = (
  { actor, host }: RetailBookingVisit,
  drawn: DrawnScreen | null,
): BookingScreen & { readonly step: Step | null } => {
  const language = useLanguage();
  const now = useSelector(actor, selectScreen);
  const hasArrived = !isOnItsWay(now);
  const { screen, isTurning, isDrawn } = useShownScreen(now, { drawn: drawn?.screen ?? null, hasArrived, isStep });
  useEffect(() => {
    if (hasArrived) makeEarlyChoice();
  }, [hasArrived]);
  const notice = isStep(screen) ? screen.notice : null;
  const texts = textsOf(host.languages, language, 'steps');
  const above = useLazyPart(chartNotice, { needs: texts, isWanted: notice !== null });
  // What is said on arrival is there from the first moment, so that nothing moves for it.
  const [isBegun, setBegun] = useState(false);
  if (screen.screen === 'resuming') return { kind: 'waiting', step: null };
  if (screen.screen === 'confirmed') return { kind: 'confirmed', step: null };
  if (!isStep(screen)) return { kind: 'stopped', screen, step: null };
  const step = isDrawn ? null : screen.screen;
  const isListDrawn = isDrawn && !!drawn?.lists;
  if (isBegun || isListDrawn) return { kind: 'wizard', screen, isTurning, isListDrawn, step };
  if (!isAwaited(screen) && (notice === null || above.Part || above.failure)) setBegun(true);
  return { kind: 'waiting', step };
};
