import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import { renderScreen } from '#tests/support/render-screen.tsx';
import type { ChartUnderTest } from './chart-under-test.ts';
import { stage } from './replay.ts';

/** A part of the page on a real actor whose calls wait for the test. */
export async function stagedPage(chart: ChartUnderTest, input: string, partOf: (actor: AnyActorRef) => ReactNode) {
  const { actor, perform, stop } = stage(chart, input);
  const { user, unmount } = await renderScreen(partOf(actor));
  return {
    actor,
    user,
    view: null,
    perform: (event: AnyEventObject, passed = 0) => act(() => perform(event, passed)),
    close: () => {
      unmount();
      stop();
    },
  };
}
