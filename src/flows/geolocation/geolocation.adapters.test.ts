import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { numberField } from '#contract/codecs.ts';
import { geolocationAdapters } from './geolocation.adapters.ts';

afterEach(() => vi.unstubAllGlobals());

it('a position is one that the calls can send, with however many decimals the browser gives it', async () => {
  const coords = { latitude: 13 + 0.1 + 0.2, longitude: -1e-7 };
  const getCurrentPosition = (told: (position: object) => void) => told({ coords });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const located = await geolocationAdapters.locate(undefined, new AbortController().signal);
  expect(located).toEqual({ kind: 'ok', value: { lat: 13.3, lng: -0 } });
  if (located.kind !== 'ok') throw new Error('no position');
  const sent = [located.value.lat, located.value.lng].map((degrees) => z.encode(numberField, degrees));
  expect(sent).toEqual(['13.3', '0']);
});
