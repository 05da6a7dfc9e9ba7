import { describe, expect, it } from 'vitest';
import { readSales } from './purchase-list.ts';

const HEAD = 'card,receipt,bought,amount,branch,at';
const GOOD = '7000000000000001,R-1,petrol,35.5,1001,2026-11-23T10:15';

describe('a list of sales', () => {
  it('is read with times of the branch and with an offset, in hundredths, blank lines left out', () => {
    expect(readSales(`\ufeff${HEAD}\r\n${GOOD}\r\n\r\n7,R-2,cafe,19.99,1002,2026-11-23T03:15:00Z\r\n`)).toEqual({
      sales: [
        {
          line: 2,
          card: '7000000000000001',
          receipt: 'R-1',
          bought: 'petrol',
          amount: 3550,
          branch: 1001,
          at: new Date('2026-11-23T10:15:00+07:00'),
        },
        {
          line: 4,
          card: '7',
          receipt: 'R-2',
          bought: 'cafe',
          amount: 1999,
          branch: 1002,
          at: new Date('2026-11-23T10:15:00+07:00'),
        },
      ],
      wrong: [],
    });
  });

  it.each([
    ['no heading', GOOD, 1, /first line/],
    ['a column too few', `${HEAD}\n7,R,petrol,1,1001`, 2, /5 columns/],
    ['no card', `${HEAD}\n,R,petrol,1,1001,2026-11-23T10:15`, 2, /card/],
    ['a receipt that is a formula', `${HEAD}\n7,=1+1,petrol,1,1001,2026-11-23T10:15`, 2, /receipt/],
    ['something that earns nothing', `${HEAD}\n7,R,constructor,1,1001,2026-11-23T10:15`, 2, /bought: one of petrol/],
    ['nothing bought', `${HEAD}\n7,R,petrol,0.00,1001,2026-11-23T10:15`, 2, /amount/],
    ['less than nothing', `${HEAD}\n7,R,petrol,-1,1001,2026-11-23T10:15`, 2, /amount/],
    ['a day that is none', `${HEAD}\n7,R,petrol,1,1001,2026-02-30T10:15`, 2, /at: /],
  ])('%s is named with its line', (_what, text, line, why) => {
    expect(readSales(text)).toEqual({ sales: [], wrong: [{ line, why: expect.stringMatching(why) as string }] });
  });
});
