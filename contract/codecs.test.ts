import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { requestKey, rowId, requiredLine, typedLine, typedText } from './codecs.ts';
import { idListField } from './calls/booking.shapes.ts';

const V4 = '1B4E28BA-2FA1-41D2-883F-0016D3CCA427';
const NIL = '00000000-0000-0000-0000-000000000000';
const MAX = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const V1 = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
const V7 = '01890a5d-ac96-774b-bcce-b302099a8057';
const GARBAGE = ['', 'x', `${V4} `, `{${V4}}`, V4.replaceAll('-', ''), `urn:uuid:${V4}`, `${V4}0`];
/** Its version digit is 4 but its variant is another, which no generator produces. */
const ODD_VARIANT = '1b4e28ba-2fa1-41d2-c83f-0016d3cca427';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeDecode(schema, value).success;

describe('the id of something stored', () => {
  it('is accepted in either case and kept in lower case', () => {
    expect(z.decode(rowId, V4)).toBe(V4.toLowerCase());
    expect(z.decode(idListField, V4)).toEqual([V4.toLowerCase()]);
    expect(z.decode(idListField, JSON.stringify([V4, V7]))).toEqual([V4.toLowerCase(), V7]);
  });

  it.each([...GARBAGE, null, 1, {}])('is not %j', (value) => {
    expect(accepts(rowId, value)).toBe(false);
  });

  it('is sent unchanged', () => {
    expect(z.encode(idListField, [V7])).toBe(V7);
    expect(z.encode(idListField, [V7, V1])).toBe(JSON.stringify([V7, V1]));
  });
});

describe('the key of a write', () => {
  it('is a random UUID, in either case', () => {
    expect(z.decode(requestKey, V4)).toBe(V4.toLowerCase());
    for (let i = 0; i < 200; i += 1) expect(accepts(requestKey, crypto.randomUUID())).toBe(true);
  });

  it.each([NIL, MAX, MAX.toUpperCase(), V1, V7, ODD_VARIANT, ...GARBAGE, null, 1])('is not %j', (value) => {
    expect(accepts(requestKey, value)).toBe(false);
  });
});

describe('typed text', () => {
  it('loses its control and invisible characters, so that none of them can refuse it', () => {
    for (const hidden of ['\u0000', '\u001b', '\u007f', '\u0092', '\u009b', '\u200b'])
      for (const schema of [typedText(9), typedLine(9)]) {
        expect(z.decode(schema, `a${hidden}b`)).toBe('ab');
        expect(z.encode(schema, `a${hidden}b`)).toBe('ab');
      }
  });

  it('of one line loses pasted breaks, tabs and direction marks; other text keeps its breaks', () => {
    expect(z.decode(typedLine(20), ' \u202a+66 81\u202c\n2345\t6 ')).toBe('+66 81 2345 6');
    expect(z.decode(typedText(20), 'one\u000btwo\r\nthree')).toBe('one\ntwo\nthree');
  });

  it('that is required is something that can be seen', () => {
    for (const nothing of ['', ' ', '\u200b', '\u3164', '\u00ad', '\u2060\u200d ', '\u2800', '\u0e34\u0e48'])
      expect(z.safeDecode(requiredLine(9), nothing).success, JSON.stringify(nothing)).toBe(false);
    for (const name of ['ก', 'น้ำใจ', '7', '🚗', 'é', '-']) expect(z.decode(requiredLine(9), ` ${name}`)).toBe(name);
  });
});
