import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#domain/constants.ts';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { useAddress } from '#studio/page/address.ts';
import type { OpenChart } from '#studio/page/chart-data.ts';
import { StudioTexts } from '#studio/page/studio-texts.tsx';
import { readChart } from '#studio/reading/chart-reading.ts';
import { chart as corporateBooking } from '#tests/flows/corporate-booking/chart.ts';
import { chart as loginChart } from '#tests/flows/login/chart.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { fileOf, fileText, type RunFile } from './run-file.ts';
import { simulatorOf } from './run.ts';
import { SimulateMode } from './simulate-mode.tsx';

function opened(chart: ChartUnderTest): OpenChart {
  const reading = readChart({ name: chart.flow, machine: chart.machine, labels: chart.labels });
  return {
    chart,
    reading,
    layouts: { flow: chart.flow, whole: {}, outline: {} },
    states: new Map(reading.states.map((state) => [state.id, state])),
    transitions: new Map(reading.transitions.map((transition) => [transition.id, transition])),
  };
}

function Page({ open, onActive }: { open: OpenChart; onActive: (states: ReadonlySet<string>) => void }) {
  return <SimulateMode going={useAddress()} open={open} proof={null} onActive={onActive} />;
}

async function show(chart: ChartUnderTest, { run = '', lang = 'en' }: { run?: string; lang?: Language } = {}) {
  history.replaceState(
    null,
    '',
    `?${new URLSearchParams({ flow: chart.flow, lang, mode: 'simulate', ...(run && { run }) })}`,
  );
  const onActive = vi.fn();
  render(
    <ThemeProvider>
      <StudioTexts>
        <Page open={opened(chart)} onActive={onActive} />
      </StudioTexts>
    </ThemeProvider>,
  );
  const events = await screen.findByRole('complementary', {}, { timeout: 10_000 });
  return { user: userEvent.setup(), events: within(events), log: within(screen.getByRole('region')), onActive };
}

const lines = () => screen.getAllByRole('listitem').filter((item) => item.querySelector('[class*=number]'));
const search = () => new URLSearchParams(location.search);

const before = location.href;
afterEach(() => history.replaceState(null, '', before));

const login = simulatorOf(loginChart);
const script = { input: 'proved', events: [{ kind: 'verifying done', payload: 1 }] };
const file = fileOf(login, { th: 'สมัคร', en: 'New' }, script, login.play(script));
const openFile = async (user: ReturnType<typeof userEvent.setup>, given: RunFile | string) => {
  const text = typeof given === 'string' ? given : fileText(given);
  await user.upload(screen.getByLabelText('File of a run'), new File([text], 'run.json', { type: 'application/json' }));
};

describe('the simulate mode', { timeout: 30_000 }, () => {
  it('plays what is chosen, keeps the run in the address and tells the states in force', async () => {
    const { user, events, onActive } = await show(loginChart);
    await user.click(events.getByRole('button', { name: /new.*→ Terms/ }));
    expect(lines().map((line) => line.textContent)).toEqual([
      expect.stringContaining('Starts with proved'),
      expect.stringMatching(/Not complete verifying done new.*verifying → agreeing/),
    ]);
    expect(search().get('run')).toMatch(/^proved~/);
    expect(onActive).toHaveBeenLastCalledWith(new Set(['login', 'login.agreeing']));
    expect(events.getByText('What can happen now')).toBeTruthy();
    expect(events.getByRole('button', { name: /isTicked true/ })).toBeTruthy();
  });

  it('shows every outcome of a running service, no answer and the duplicate login among them', async () => {
    const { events } = await show(loginChart);
    const group = within(events.getByText('verifying · verifyProof').closest('li') ?? document.body);
    expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual([
      expect.stringContaining('Success'),
      expect.stringContaining('Success'),
      expect.stringContaining('Success'),
      expect.stringContaining('refused 2003 …'),
      expect.stringContaining('refused 2003 …'),
      expect.stringContaining('Network fault'),
      expect.stringContaining('No answer within 15 sec'),
    ]);
    expect(events.getByRole('button', { name: /Duplicate login 2013/ })).toBeTruthy();
  });

  it('says which guard refuses an event and what it looked at, and logs the refusal', async () => {
    const { user, events, log } = await show(loginChart);
    await user.click(events.getByRole('button', { name: /new.*→ Terms/ }));
    const refused = events.getByRole('button', { name: /terms\.confirmed/ });
    expect(refused.getAttribute('aria-describedby')).not.toBeNull();
    const reason = document.getElementById(refused.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(/is false: .*= false/);
    await user.click(refused);
    expect(lines().at(-1)?.textContent).toMatch(/refused · .* is false/);
    await user.click(log.getByRole('button', { name: 'Refused 1' }));
    expect(lines()).toHaveLength(1);
  });

  it('lets time pass on its virtual clock', async () => {
    const { user } = await show(loginChart);
    await user.click(screen.getByRole('button', { name: 'On to the next end: 15 sec' }));
    expect(document.querySelector('output')?.textContent).toBe('00:15');
    expect(lines().at(-1)?.textContent).toMatch(/Time.*after answerTimeLimit/);
  });

  it('goes back to a step, by the log or by Backspace, and keeps what followed until something else happens', async () => {
    const { user, events } = await show(loginChart);
    await user.click(events.getByRole('button', { name: /new.*→ Terms/ }));
    await user.keyboard('{Backspace}');
    expect(search().get('step')).toBe('0');
    expect(lines()).toHaveLength(2);
    await user.click(lines()[1]?.querySelector('button') ?? document.body);
    expect(search().has('step')).toBe(false);
    await user.keyboard('{Backspace}');
    await user.click(events.getByRole('button', { name: /Network fault/ }));
    expect(lines()).toHaveLength(2);
    expect(lines()[1]?.textContent).toContain('verifying error');
    await user.click(screen.getByRole('button', { name: 'Start anew' }));
    expect(lines()).toHaveLength(1);
  });

  it('is played by arrow keys, Enter and digits alone', async () => {
    const { user, events } = await show(loginChart);
    const buttons = events.getAllByRole('button');
    buttons[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(buttons[1]);
    const named = buttons.findIndex((button) => button.textContent.includes('→ Terms'));
    await user.keyboard(String(named + 1));
    expect(lines()).toHaveLength(2);
    expect(document.activeElement?.hasAttribute('data-choice')).toBe(true);
  });

  it('shows at each step the screen, the tags, the transitions, what is asked for and what changed', async () => {
    const { user, events } = await show(loginChart);
    await user.click(events.getByRole('button', { name: /new.*→ Terms/ }));
    const facts = events.getByText('At this step').closest('section');
    expect(facts?.textContent).toMatch(
      /Screenagreeing.*needsInput.*Not complete unregisteredNew here askToAgree.*stop verifying.*newcomer.kind/s,
    );
    await user.click(events.getByRole('button', { name: /isTicked true/ }));
    expect(facts?.textContent).toMatch(/isAgreed false true/);
  });

  it('says when the chart has ended', async () => {
    const { user, events } = await show(loginChart, { run: '' });
    await user.selectOptions(screen.getByLabelText('Start with'), 'declined');
    await user.click(events.getByRole('button', { name: /login\.left/ }));
    expect(events.getByText(/The chart has ended here/)).toBeTruthy();
  });

  it('plays a run that is kept with the tests, by a short link, and goes on from it', async () => {
    const { user, events } = await show(corporateBooking, { lang: 'th' });
    await user.selectOptions(screen.getByLabelText('รอบตัวอย่าง'), screen.getByRole('option', { name: /2013/ }));
    expect(search().get('run')).toBe('@duplicate-login-in-the-middle');
    expect(lines()).toHaveLength(18);
    await user.click(events.getByRole('button', { name: /tab\.returned/ }));
    expect(search().get('run')).toMatch(/^signedIn~/);
    expect(lines()).toHaveLength(19);
  });

  it('goes to the flow of a kept run', async () => {
    const { user } = await show(loginChart);
    await user.selectOptions(screen.getByLabelText('Example runs'), 'branch-changed-after-time');
    expect([search().get('flow'), search().get('run')]).toEqual([null, '@branch-changed-after-time']);
  });
});

describe('a run from elsewhere', { timeout: 30_000 }, () => {
  it.each([
    ['proved~zz', /other events than when this link was made/],
    ['nobody~zz', /starts in a way that the chart no longer has/],
    ['proved~zz~?', /incomplete or was changed/],
    ['@gone', /incomplete or was changed/],
  ])('a link that cannot be read says so and shows a new run: %s', async (run, text) => {
    await show(loginChart, { run });
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect(lines()).toHaveLength(1);
  });

  it('a file is played, and is said to be the same', async () => {
    const { user } = await show(loginChart);
    await openFile(user, file);
    await screen.findByText(/The chart does all steps of the file/);
    expect(lines()).toHaveLength(2);
  });

  it.each<[string | RunFile, RegExp]>([
    ['{', /This file is not JSON/],
    ['{"flow":"login"}', /not a saved run: title is missing or wrong/],
    [{ ...file, flow: 'session' }, /of the flow session/],
    [{ ...file, input: 'nobody' }, /no longer starts in the way/],
    [
      { ...file, steps: [{ event: 'verifying done', payload: 1, states: ['login.refused'] }] },
      /Step 1 differs: after verifying done the file has “Refused”, the chart “Terms”/,
    ],
    [{ ...file, steps: [{ event: 'gone', states: ['login.refused'] }] }, /Step 1 differs: gone cannot happen/],
  ])('a file that is wrong says what is wrong: %s', async (given, text) => {
    const { user } = await show(loginChart);
    await openFile(user, given);
    await waitFor(() => expect(document.body.textContent).toMatch(text));
  });

  it('is saved up to the step that is looked at', async () => {
    let saved: Blob | null = null;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob;
      return 'blob:run';
    });
    // It would lead the page away here.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, events } = await show(loginChart);
    await user.click(events.getByRole('button', { name: /new.*→ Terms/ }));
    await user.click(screen.getByRole('button', { name: 'Save as a test' }));
    await user.type(screen.getByLabelText('What the run shows'), 'New');
    await user.click(screen.getByRole('button', { name: 'Save the file' }));
    const text = await (saved as Blob | null)?.text();
    expect(JSON.parse(text ?? '')).toEqual({ ...file, title: { th: 'New', en: 'New' } });
    expect(screen.queryByLabelText('What the run shows')).toBeNull();
  });
});
