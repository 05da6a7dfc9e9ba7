import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { branches } from '#server/content/branches.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import type { MapPlace, MapTexts } from './map-places.ts';
import { ThailandMap } from './thailand-map.tsx';

const texts: MapTexts = {
  map: 'Map',
  keys: 'Keys',
  zoomIn: 'In',
  zoomOut: 'Out',
  whole: 'Whole',
  here: 'Here',
  together: (count, area) => `${count} around ${area}`,
  nearer: 'zoom',
  prompt: 'Press a pin',
  credit: 'Drawn by',
};

const all = branches.map(({ locationId, name, province, lat, lng }): MapPlace => ({
  id: locationId,
  place: { lat, lng },
  name: name.en,
  area: province.en,
  detail: `free at ${locationId}`,
}));

const open = async (places = all, chosenId: number | null = null, litId: number | null = null) => {
  const onChoose = vi.fn<(id: number) => void>();
  const at = (shown: readonly MapPlace[], chosen: number | null, lit: number | null) => (
    <ThailandMap places={shown} chosenId={chosen} litId={lit} here={null} texts={texts} onChoose={onChoose} />
  );
  const view = await renderScreen(at(places, chosenId, litId));
  const map = screen.getByRole('application', { name: 'Map' });
  const pins = () =>
    within(map)
      .getAllByRole('button')
      .filter((each) => each.hasAttribute('data-pin'));
  const counted = () =>
    pins().reduce((sum, pin) => sum + Number(/^(\d+) around/.exec(pin.getAttribute('aria-label') ?? '')?.[1] ?? 1), 0);
  const show = (shown: readonly MapPlace[], chosen: number | null = null, lit: number | null = null) =>
    view.redraw(at(shown, chosen, lit));
  return { ...view, onChoose, map, pins, counted, show };
};

const labelOf = (element: Element | null) => element?.getAttribute('aria-label') ?? '';
const focused = () => labelOf(document.activeElement);
/** Longer than a glide takes. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

describe('the map of the country', { timeout: 20_000 }, () => {
  it('shows every place, those too close together as one with their number', async () => {
    const { pins, counted } = await open();
    expect(counted()).toBe(30);
    expect(pins().length).toBeLessThan(15);
    expect(pins().map(labelOf)).toContain('3 around Chiang Mai, zoom');
    expect(pins().map(labelOf)).toContain('Ubon Ratchathani, free at 1021');
  });

  it('is one stop of Tab; the arrows go on from there, and Enter chooses', async () => {
    const { user, pins, onChoose, map } = await open();
    expect(
      within(map)
        .getAllByRole('button')
        .filter((each) => each.tabIndex === 0),
    ).toHaveLength(1);
    await user.tab();
    expect(pins().map(labelOf)).toContain(focused());
    await user.tab();
    expect(map.contains(document.activeElement)).toBe(false);
    await user.tab({ shift: true });
    for (let presses = 0; presses < 6; presses += 1) await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Ubon Ratchathani, free at 1021');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(1021);
    await user.keyboard(' ');
    expect(onChoose).toHaveBeenCalledTimes(2);
  });

  it('pressing a group separates it, and the focus stays on one of its pins', async () => {
    const { user, pins, onChoose } = await open();
    const together = pins().find((pin) => labelOf(pin).startsWith('3 around Chiang Mai'));
    act(() => together?.focus());
    await user.keyboard('{Enter}');
    await rest();
    expect(pins().map(labelOf)).toContain('Chiang Mai Hang Dong, free at 1012');
    expect(focused()).toMatch(/^Chiang Mai .*free at/);
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{Home}');
    await rest();
    expect(focused()).toBe('3 around Chiang Mai, zoom');
  });

  it('the second press of a double click does not choose what the first one moved under it', async () => {
    const { user, pins, onChoose } = await open();
    const alone = pins().find((pin) => labelOf(pin).startsWith('Ubon'))!;
    await user.dblClick(alone);
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('plus, minus and the buttons zoom; a key with a modifier is the browser’s', async () => {
    const { user, pins, map, counted } = await open();
    const button = (name: string) => within(map).getByRole('button', { name });
    expect(button('Out').getAttribute('aria-disabled')).toBe('true');
    const before = pins().length;
    await user.tab();
    await user.keyboard('{Control>}+{/Control}');
    await rest();
    expect(pins()).toHaveLength(before);
    await user.keyboard('+++');
    await rest();
    expect(button('Out').getAttribute('aria-disabled')).toBeNull();
    expect(map.contains(document.activeElement)).toBe(true);
    await user.keyboard('---');
    await rest();
    expect([pins().length, counted()]).toEqual([before, 30]);
    await user.click(button('In'));
    await rest();
    expect(button('Whole').getAttribute('aria-disabled')).toBeNull();
    await user.click(button('Whole'));
    await rest();
    expect(counted()).toBe(30);
  });

  it('marks and names the chosen place, and the one pointed at in the list', async () => {
    const { pins, show, container } = await open(all, 1021);
    const pressed = () => pins().filter((pin) => pin.getAttribute('aria-pressed') === 'true');
    expect(pressed().map(labelOf)).toEqual(['Ubon Ratchathani, free at 1021']);
    const told = () => container.querySelector('p[data-chosen], p:not([hidden])')?.textContent;
    expect(told()).toBe('Ubon Ratchathanifree at 1021');
    show(all, 1021, 1013);
    expect(told()).toBe('Chiang Raifree at 1013');
    expect(
      pins()
        .filter((pin) => pin.hasAttribute('data-lit'))
        .map(labelOf),
    ).toEqual(['Chiang Rai, free at 1013']);
    show(all);
    expect(pressed()).toEqual([]);
    expect(told()).toBe('Press a pin');
  });

  it('pins have the marks of their places, which their names begin with', async () => {
    const { pins } = await open(all.map((each, index) => ({ ...each, mark: String(index + 1) })));
    const ubon = all.findIndex(({ id }) => id === 1021) + 1;
    const pin = pins().find((each) => labelOf(each) === `${ubon}. Ubon Ratchathani, free at 1021`);
    expect(pin?.textContent).toBe(String(ubon));
  });

  it('a search shows only its results, and zooms to them', async () => {
    const { pins, show } = await open();
    show(all.filter(({ area }) => area === 'Phuket'));
    await rest();
    expect(pins().map(labelOf).toSorted()).toEqual(['Phuket Bypass, free at 1027', 'Phuket Thalang, free at 1028']);
    show([]);
    expect(
      within(screen.getByRole('application'))
        .queryAllByRole('button')
        .filter((pin) => pin.dataset['pin']),
    ).toEqual([]);
  });
});
