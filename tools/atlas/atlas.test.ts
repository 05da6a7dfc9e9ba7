import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateNode } from 'xstate';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/constants.ts';
import { ATLAS_WIDTHS, atlasStates, fileOf } from '#studio/atlas/atlas.ts';
import { charts } from '#tests/support/model/charts.ts';
import { allScenes } from '../pictures/all-scenes.ts';
import { COMMITTED, readIndex, STATES } from './folders.ts';
import { statesOf } from './scenes-of-states.ts';

const states = atlasStates.parse(JSON.parse(readFileSync(STATES, 'utf8')));
const MEGABYTE = 1_000_000;
/** Walking these takes seconds each: for them, only what needs no walk is compared. */
const LONG = new Set(['booking-confirmation', 'car-booking', 'corporate-booking', 'retail-booking']);
const flows = charts.map((chart) => [chart.flow, chart] as const);

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesIn)];
const transitionsIn = (node: AnyStateNode): unknown[] =>
  [...node.transitions.values(), node.always ?? []].flat().map(({ meta }) => (meta as { id?: unknown }).id);

describe.each(flows)('the resting states of %s', (flow, chart) => {
  const entries = states[flow] ?? {};
  const nodes = nodesIn(chart.machine.root);

  it('are all those in which the chart can stay', () => {
    const staying = nodes.filter(({ type, always }) => ['atomic', 'final'].includes(type) && !always?.length);
    expect(Object.keys(entries).toSorted()).toEqual(staying.map(({ id }) => id).toSorted());
  });

  it('have scenes that exist, or the reason why not', () => {
    const names = new Set(allScenes().map(({ name }) => name));
    for (const [id, { scenes, neverSeen }] of Object.entries(entries)) {
      expect([id, scenes.filter((scene) => !names.has(scene))]).toEqual([id, []]);
      expect([id, scenes.length > 0]).toEqual([id, neverSeen === null]);
    }
  });

  it('are reached by a way of transitions and states that the chart has', () => {
    const known = new Set(nodes.map(({ id }) => id));
    const transitions = new Set(nodes.flatMap(transitionsIn));
    for (const [id, { path }] of Object.entries(entries)) {
      expect(path[0]?.event).toBe('start');
      expect(path.at(-1)?.states).toContain(id);
      expect(path.flatMap((step) => step.states).filter((each) => !known.has(each))).toEqual([]);
      expect(path.flatMap((step) => step.transitions).filter((each) => !transitions.has(each))).toEqual([]);
    }
  });

  it.skipIf(LONG.has(flow))('are as a walk finds them: npm run atlas -- states', () => {
    expect(entries).toEqual(statesOf(chart));
  });
});

describe('the committed pictures', () => {
  const { pictures } = readIndex(COMMITTED);
  const files = pictures.map(fileOf);

  it('are the likeliest of each state, in both languages, on the phone', () => {
    const likeliest = Object.values(states).flatMap((flow) =>
      Object.values(flow).flatMap(({ scenes }) => scenes[0] ?? []),
    );
    const [width] = ATLAS_WIDTHS;
    const wanted = [...new Set(likeliest)].flatMap((scene) =>
      LANGUAGES.map((language) => fileOf({ scene, language, width })),
    );
    expect(files.toSorted()).toEqual(wanted.toSorted());
  });

  it('are files of less than 4 MB together, and there is no other', () => {
    for (const file of files) expect([file, existsSync(join(COMMITTED, file))]).toEqual([file, true]);
    const found = readdirSync(COMMITTED, { recursive: true, encoding: 'utf8' }).map((file) => join(COMMITTED, file));
    const present = found.filter((file) => file.endsWith('.webp'));
    expect(present).toHaveLength(files.length);
    expect(present.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(4 * MEGABYTE);
  });

  it('have no problem that axe finds, and fit the screen', () => {
    for (const picture of pictures) {
      expect([fileOf(picture), picture.axe?.problems, picture.overflow]).toEqual([fileOf(picture), [], 0]);
      expect(picture.axe?.checked).toBeGreaterThan(10);
    }
  });
});
