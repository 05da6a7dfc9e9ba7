import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Branch } from '#contract/wire/branch.ts';
import type { Language } from '#domain/constants.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { BranchScreen } from './branch.screen.tsx';

const branch = (location_id: number, name: string, lat: number, lng: number): Branch => ({
  id: location_id,
  location_id,
  name,
  open_time: '08:00',
  close_time: '18:00',
  location: { lat, lng },
  province: 'ขอนแก่น',
  distance_km: 4.2,
});

const branches = [branch(1, 'มะลิวัลย์', 16.45, 102.8), branch(2, 'อุบล', 15.25, 104.86), branch(3, 'กระบี่', 8.1, 98.94)];
const soonest = new Map([
  [
    2,
    { location_id: 2, location_name: 'อุบล', date: '2026-11-23', time: '09:30', date_time: '2026-11-23T09:30:00+07:00' },
  ],
]);

const load = vi.hoisted(() => ({ fails: false }));
vi.mock('./branch-map.part.tsx', async (original) => {
  if (load.fails) throw new Error('the part cannot be had');
  return original();
});

const open = async (language: Language = 'th') => {
  const onChoose = vi.fn<(chosen: Branch) => void>();
  const onMap = vi.fn<(isOpen: boolean) => void>();
  const Stage = () => {
    const [chosenId, setChosenId] = useState<number | null>(null);
    const [isMapOpen, setMapOpen] = useState(false);
    return (
      <BranchScreen
        branches={branches}
        state="loaded"
        onRetry={() => undefined}
        recent={[]}
        last={undefined}
        now={Date.parse('2026-11-22T10:00:00+07:00')}
        chosenId={chosenId}
        onChoose={(chosen) => {
          onChoose(chosen);
          setChosenId(chosen.location_id);
        }}
        keywords=""
        onKeywords={() => undefined}
        found={null}
        suggestions={[]}
        onSuggestion={() => undefined}
        picked={null}
        soonest={soonest}
        nearMe="off"
        onNearMe={() => undefined}
        locationNotice={null}
        here={null}
        isMapOpen={isMapOpen}
        onMap={(isOpen) => {
          onMap(isOpen);
          setMapOpen(isOpen);
        }}
        heading={<h1>สาขา</h1>}
      />
    );
  };
  return { ...(await renderScreen(<Stage />, language)), onChoose, onMap };
};

const toggle = () => screen.getByRole('button', { name: 'แผนที่' });

describe('the map of the branch step', { timeout: 20_000 }, () => {
  beforeEach(() => {
    load.fails = false;
    vi.resetModules();
  });

  it('the list stands alone when the map cannot be loaded, and the button can be pressed again', async () => {
    load.fails = true;
    const { user, onMap } = await open();
    await user.click(toggle());
    await waitFor(() => expect(onMap).toHaveBeenLastCalledWith(false));
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('application')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  it('opens above the list by its button; a pin says what the row says and chooses it', async () => {
    const { user, onChoose } = await open();
    expect(screen.queryByRole('application')).toBeNull();
    await user.click(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    const map = await screen.findByRole('application', { name: 'แผนที่สาขา' });
    const pin = within(map).getByRole('button', { name: 'อุบล, 4.2 กม. · คิวว่างเร็วสุด: จ. 23 พ.ย. 09:30' });
    await user.click(pin);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(branches[1]);
    expect(pin.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('radio', { name: /อุบล/, checked: true })).toBeTruthy();
    await user.click(toggle());
    expect(screen.queryByRole('application')).toBeNull();
  });
});
