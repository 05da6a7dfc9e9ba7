import { MEMBER_PAGES } from '#tests/e2e/account/member.pictures.ts';
import { COMPLETED, HOME, OTHER_PAGES } from '#tests/e2e/site/pages.pictures.ts';
import { checkSeenIn, namedScenes, type NamedScene } from '#tests/e2e/support/pictures/scenes.ts';
import { FLOW_SCENES, INSIDE } from './flow-scenes.ts';

const scenesOf = (flow: string): NamedScene[] => {
  const { group, screens } = FLOW_SCENES[flow] ?? { group: flow, screens: {} };
  return namedScenes(group, screens);
};

const AFTER_BOOKING = new Set(['retail-booking', ...INSIDE]);

export function allScenes(): NamedScene[] {
  const all = [
    ...namedScenes('', HOME),
    ...scenesOf('retail-booking'),
    ...namedScenes('', COMPLETED),
    ...Object.keys(FLOW_SCENES)
      .filter((flow) => !AFTER_BOOKING.has(flow))
      .flatMap(scenesOf),
    ...namedScenes('me', MEMBER_PAGES),
    ...namedScenes('', OTHER_PAGES),
  ];
  checkSeenIn(
    Object.values(FLOW_SCENES).map(({ screens }) => screens),
    all.map(({ name }) => name),
  );
  return all;
}
