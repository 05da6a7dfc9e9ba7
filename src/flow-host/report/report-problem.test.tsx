import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { geolocationMachine } from '#machines/geolocation/geolocation.machine.ts';
import { INSPECTED, lately } from '#src/flow-host/inspected.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { ReportProblem } from './report-problem.part.tsx';
import { problemTrace } from './problem-trace.ts';

function somethingHappens() {
  const actor = createActor(geolocationMachine, INSPECTED).start();
  actor.send({ type: 'location.requested' });
  actor.send({
    type: 'xstate.done.actor.locating',
    output: { kind: 'ok', value: { lat: 18.7883, lng: 98.9853 } },
    actorId: 'locating',
  } as never);
  actor.stop();
}

/** Thai texts have marks between words where a line may not end. */
const saying = (text: string) => new RegExp(`^${[...text].join(String.raw`[\u200B\u2060]*`)}$`);

describe('reporting a problem', () => {
  beforeEach(() => {
    lately.length = 0;
    somethingHappens();
  });

  it.each([
    ['th', 'แจ้งปัญหานี้', 'คัดลอกข้อความ', 'คัดลอกแล้ว'],
    ['en', 'Report this problem', 'Copy the text', 'Copied'],
  ] as const)('in %s, says what is handed on and shows all of it', async (language, name, copyName, copied) => {
    const { user } = await renderScreen(<ReportProblem />, language);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect(screen.queryByRole('heading')).toBeNull();
    await user.click(screen.getByRole('button', { name: saying(name) }));
    expect(screen.getByRole('heading', { name: saying(name) })).toBeDefined();
    await user.click(screen.getByRole('button', { name: saying(copyName) }));
    await screen.findByText(saying(copied));
    const said = writeText.mock.calls.at(-1)?.[0] ?? '';
    expect(document.querySelector('pre')?.textContent).toBe(said);
    expect(said).toContain('"location.requested"');
    expect(JSON.parse(said)).toMatchObject({ page: location.pathname, browser: navigator.userAgent });
    expect(said).not.toMatch(/18\.78|98\.98/);
  });

  it('offers the file where the text cannot be copied', async () => {
    const { user } = await renderScreen(<ReportProblem />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Report this problem' }));
    await user.click(screen.getByRole('button', { name: 'Copy the text' }));
    expect((await screen.findByRole('status')).textContent).toBe(
      'The text could not be copied here. Save the file instead.',
    );
  });

  it('names the error that the screen tells of, and not what it says', () => {
    expect(problemTrace(new TypeError('สมหญิง 0898765432')).error).toEqual({ name: 'TypeError' });
    expect(problemTrace('สมหญิง')).not.toHaveProperty('error');
  });

  it('is not offered while no chart has run', async () => {
    lately.length = 0;
    await renderScreen(<ReportProblem />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tells of the last steps of the tab only, and of none of a chart whose state before it does not know', () => {
    for (let each = 0; each < 400; each += 1) somethingHappens();
    expect(lately).toHaveLength(600);
    const { steps } = problemTrace();
    expect(steps.length).toBeGreaterThan(100);
    expect(steps.filter(({ event, before }) => event !== 'xstate.init' && before.length === 0)).toEqual([]);
  });
});
