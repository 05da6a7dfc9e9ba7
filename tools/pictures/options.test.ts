import { describe, expect, it } from 'vitest';
import { optionsOf } from './options.ts';

describe('the options of the picture tool', () => {
  it('takes everything by default', () => {
    expect(optionsOf([])).toEqual({
      languages: ['th', 'en'],
      widths: [360, 768, 1440],
      schemes: ['light', 'dark'],
      names: [],
      screen: false,
    });
  });

  it('takes lists with commas', () => {
    expect(
      optionsOf(['--lang', 'en', '--width', '1440,360', '--scheme=dark', '--name', 'find,booking-time', '--screen']),
    ).toEqual({
      languages: ['en'],
      widths: [360, 1440],
      schemes: ['dark'],
      names: ['find', 'booking-time'],
      screen: true,
    });
  });

  it('refuses what it does not know', () => {
    expect(() => optionsOf(['--width', '361'])).toThrow('--width takes 360, 768, 1440, not 361');
    expect(() => optionsOf(['--colour', 'red'])).toThrow('--colour');
  });
});
