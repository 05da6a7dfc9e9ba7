import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { crc32 } from './crc32.ts';
import { openedSheets, refusalOf, workbookOf, workbookOfXml } from './workbook.fixtures.ts';

const text = (value: string) => new TextEncoder().encode(value);
const CARS = [
  ['ทะเบียน', 'ปี', 'ซื้อเมื่อ'],
  ['1กก 1234', 2562, new Date(Date.UTC(2019, 0, 1))],
];

describe('a workbook', () => {
  it.each(['xlsx', 'xlsm', 'xlsb', 'ods', 'biff8'] as const)(
    'FLEET-02 as %s is read with its texts and numbers',
    async (bookType) => {
      const [sheet] = await openedSheets(workbookOf({ รถ: CARS.map((row) => row.slice(0, 2)) }, { bookType }));
      expect(sheet).toMatchObject({ name: 'รถ', hidden: false });
      expect(sheet?.rows.map(({ row, cells }) => [row, cells])).toEqual([
        [1, ['ทะเบียน', 'ปี']],
        [2, ['1กก 1234', 2562]],
      ]);
    },
  );

  it('FLEET-02 a day is a day, a padded number has its zeros, and an error is no text', async () => {
    const file = workbookOf(
      { a: [['x', 45_292, 102, null]] },
      {
        change: (sheet) => {
          Object.assign(sheet, { B1: { t: 'n', v: 45_292, z: 'd/m/yyyy' }, C1: { t: 'n', v: 102, z: '0000' } });
          Object.assign(sheet, { D1: { t: 'e', v: 42 }, '!ref': 'A1:D1' });
        },
      },
    );
    const [sheet] = await openedSheets(file);
    expect(sheet?.rows[0]?.cells).toEqual([
      'x',
      { date: '2024-01-01' },
      '0102',
      { fault: 'error-value', text: '#N/A' },
    ]);
  });

  it('FLEET-02 of a formula the stored value counts, and a formula without one is named', async () => {
    const file = workbookOfXml(
      '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>A2</f></c><c r="C1"><f>A2</f></c>' +
        '<c r="D1" t="str"><f>""</f><v></v></c><c r="E1" t="inlineStr"><is><t>x</t></is></c></row>',
    );
    const missing = { fault: 'no-stored-value', text: '' };
    const [sheet] = await openedSheets(file);
    expect(sheet?.rows[0]?.cells).toEqual([2, missing, missing, null, 'x']);
  });

  it('FLEET-02 a hidden sheet is known as one', async () => {
    const sheets = await openedSheets(workbookOf({ a: CARS, b: CARS }, { hidden: ['b'] }));
    expect(sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });

  it('FLEET-02 hidden rows are known, blank rows are not there, and a range to row 60,000 is nothing', async () => {
    const rows = [['ทะเบียน'], ['1กก 1'], [null], ['1กก 2']];
    const file = workbookOf(
      { a: rows },
      {
        change: (sheet) => {
          Object.assign(sheet, { '!rows': [{}, { hidden: true }], '!ref': 'A1:F60000' });
        },
      },
    );
    const [sheet] = await openedSheets(file);
    expect(sheet?.rows.map(({ row, filtered }) => [row, filtered])).toEqual([
      [1, false],
      [2, true],
      [4, false],
    ]);
  });

  it('FLEET-02 with too many rows has one more than may be, and the others are not read', async () => {
    const many = Array.from({ length: 5000 }, (_, n) => [`1กก ${n}`]);
    const [sheet] = await openedSheets(workbookOf({ a: many }), { rows: 100 });
    expect(sheet?.rows).toHaveLength(101);
  });

  it('FLEET-02 cells far away cost nothing', async () => {
    const [sheet] = await openedSheets(
      workbookOfXml('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="B1048576"><v>2</v></c></row>'),
    );
    expect(sheet?.rows.map(({ row }) => row)).toEqual([1, 1_048_576]);
  });
});

/** A zip file with one entry, whose head says what is given. */
function zipOf(name: string, bytes: Uint8Array, says: { size?: number; crc?: number; flags?: number } = {}) {
  const packed = new Uint8Array(deflateRawSync(bytes));
  const title = text(name);
  const zip = new Uint8Array(30 + title.length + packed.length + 46 + title.length + 22);
  const view = new DataView(zip.buffer);
  const common = (at: number) => {
    view.setUint16(at, 20, true);
    view.setUint16(at + 2, says.flags ?? 0, true);
    view.setUint16(at + 4, 8, true);
    view.setUint32(at + 10, says.crc ?? crc32(bytes), true);
    view.setUint32(at + 14, packed.length, true);
    view.setUint32(at + 18, says.size ?? bytes.length, true);
    view.setUint16(at + 22, title.length, true);
  };
  view.setUint32(0, 0x04_03_4b_50, true);
  common(4);
  zip.set(title, 30);
  zip.set(packed, 30 + title.length);
  const directory = 30 + title.length + packed.length;
  view.setUint32(directory, 0x02_01_4b_50, true);
  common(directory + 6);
  zip.set(title, directory + 46);
  const end = directory + 46 + title.length;
  view.setUint32(end, 0x06_05_4b_50, true);
  view.setUint16(end + 8, 1, true);
  view.setUint16(end + 10, 1, true);
  view.setUint32(end + 12, end - directory, true);
  view.setUint32(end + 16, directory, true);
  return zip;
}

describe('what is no workbook, or none that can be trusted', () => {
  const good = workbookOf({ a: CARS });

  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a workbook without anything in it', workbookOf({ a: [] }), 'empty'],
    ['a PDF', text('%PDF-1.7\n1 0 obj'), 'not-a-workbook'],
    ['a page', text('<!DOCTYPE html><table><tr><td>1กก 1</td></tr></table>'), 'not-a-workbook'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'not-a-workbook'],
    ['a document', zipOf('word/document.xml', text('<w/>')), 'not-a-workbook'],
    ['a workbook that is cut off', good.slice(0, good.length - 200), 'damaged'],
    ['a sum that is not that of the bytes', zipOf('xl/workbook.xml', text('<workbook/>'), { crc: 1 }), 'damaged'],
    ['a size that is not that of the bytes', zipOf('xl/workbook.xml', text('<workbook/>'), { size: 3 }), 'damaged'],
    ['an encrypted entry', zipOf('xl/workbook.xml', text('<workbook/>'), { flags: 1 }), 'damaged'],
    ['random bytes', Uint8Array.from({ length: 500 }, (_, n) => (n * 7919) % 256), 'not-a-workbook'],
  ])('FLEET-02 %s is refused by name', async (_what, file, refusal) => {
    expect(await refusalOf(file)).toBe(refusal);
  });

  it('FLEET-02 a byte that was changed is found, wherever it is among the packed ones', async () => {
    const start = 30 + (good[26] ?? 0);
    for (const place of [start + 5, Math.floor(good.length / 3), Math.floor(good.length / 2)]) {
      const broken = good.slice();
      broken[place] = (broken[place] ?? 0) ^ 0x55;
      expect(await refusalOf(broken)).toBe('damaged');
    }
  });

  it('FLEET-02 a workbook with a password says so', async () => {
    const file = new Uint8Array(1024);
    file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    file.set(
      [...'EncryptedPackage'].flatMap((letter) => [letter.codePointAt(0) ?? 0, 0]),
      600,
    );
    expect(await refusalOf(file)).toBe('password');
  });

  it('FLEET-02 a bomb is refused before it is unpacked as a whole, whether or not its head tells its size', async () => {
    const blanks = new Uint8Array(40_000_000).fill(32);
    const limits = { unpackedBytes: 10_000_000 };
    expect(await refusalOf(zipOf('xl/workbook.xml', blanks), limits)).toBe('too-much');
    expect(await refusalOf(zipOf('xl/workbook.xml', blanks, { size: 100 }), limits)).toBe('too-much');
    expect(await refusalOf(good, { bytes: 100 })).toBe('too-large');
  });
});

const inTime = async (work: () => Promise<string>) => {
  const begun = performance.now();
  const refusal = await work();
  expect(performance.now() - begun).toBeLessThan(8000);
  return refusal;
};

describe('a small file that would be a lot of work is refused, or read, within seconds', () => {
  const cell = '<c r="A1" t="inlineStr"><is><t>ทะเบียน</t></is></c>';
  const row = (n: number, cells: string) => `<row r="${n}">${cells}</row>`;
  const words = '<c t="inlineStr"><is><t>x</t></is></c>'.repeat(240);

  it.each([
    ['a row that no sheet has', workbookOfXml(row(1, cell) + row(999_999_999, '<c><v>1</v></c>')), 'damaged'],
    [
      '6,000 rows of 240 columns',
      workbookOfXml(Array.from({ length: 6_000 }, (_, n) => row(n + 1, words)).join('')),
      'too-much',
    ],
    [
      '100,000 widths of all columns',
      workbookOfXml(row(1, cell), {
        beforeData: '<cols><col min="1" max="16384" width="9"/></cols>'.repeat(100_000),
      }),
      'opened',
    ],
    [
      'columns far to the right',
      workbookOfXml(Array.from({ length: 20_000 }, (_, n) => row(n + 1, `<c r="XFD${n + 1}"><v>1</v></c>`)).join('')),
      'empty',
    ],
    ['a column that no sheet has', workbookOfXml(row(1, `${cell}<c r="ZZZZZZ1"><v>1</v></c>`)), 'opened'],
    [
      'a link of all cells',
      workbookOfXml(row(1, cell), { afterData: '<hyperlinks><hyperlink ref="A1:XFD1048576"/></hyperlinks>' }),
      'opened',
    ],
    [
      '500 sheets of one file',
      workbookOfXml(Array.from({ length: 6_000 }, (_, n) => row(n + 1, cell.replace('A1', `A${n + 1}`))).join(''), {
        names: Array.from({ length: 500 }, (_, n) => `S${n}`),
      }),
      'damaged',
    ],
    ['a text of 4.9 million cells in a row', text(`ทะเบียน\n${'a,'.repeat(4_900_000)}`), 'too-much'],
    ['a text of 240 columns', text(`${'x,'.repeat(240)}\n`.repeat(20_000)), 'too-much'],
    ['a text of separators alone', text(','.repeat(9_900_000)), 'empty'],
    ['a text of one cell', text('x'.repeat(9_900_000)), 'opened'],
  ])('FLEET-02 %s', async (_what, file, refusal) => {
    expect(await inTime(() => refusalOf(file, { bytes: 100_000_000 }))).toBe(refusal);
  });

  it('FLEET-02 a text that very many cells share counts in each of them', async () => {
    const file = workbookOf({ a: Array.from({ length: 100 }, () => ['ก'.repeat(20_000)]) });
    expect(await refusalOf(file, { text: 2_000_000 })).toBe('opened');
    expect(await refusalOf(file, { text: 1_999_999 })).toBe('too-much');
  });

  it('FLEET-02 no cell is longer than Excel allows', async () => {
    const [sheet] = await openedSheets(text(`ทะเบียน,${'x'.repeat(50_000)}\n`));
    expect(sheet?.rows[0]?.cells.map((value) => typeof value === 'string' && value.length)).toEqual([7, 32_767]);
  });
});

describe('a text with separators', () => {
  const rows = async (bytes: Uint8Array<ArrayBuffer>) =>
    (await openedSheets(bytes)).flatMap(({ rows: found }) => found.map(({ cells }) => cells));
  const wanted = [
    ['ทะเบียน', 'เลข'],
    ['1กก 1234', '00123'],
  ];
  /** Thai in Windows-874 has the order of Unicode. */
  const windows874 = (value: string) =>
    Uint8Array.from(value, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code < 128 ? code : code - 0x0e_00 + 0xa0;
    });

  it.each([
    ['UTF-8', text('ทะเบียน,เลข\r\n1กก 1234,00123\r\n')],
    ['UTF-8 with its mark', text('\ufeffทะเบียน,เลข\n1กก 1234,00123')],
    ['semicolons', text('ทะเบียน;เลข\n1กก 1234;00123\n')],
    ['tabs', text('ทะเบียน\tเลข\n1กก 1234\t00123\n')],
    ['quotes', text('"ทะเบียน","เลข"\n"1กก 1234","00123"\n')],
    ['its separator named', text('sep=;\nทะเบียน;เลข\n1กก 1234;00123\n')],
    ['Windows-874', windows874('ทะเบียน,เลข\r\n1กก 1234,00123\r\n')],
  ])('FLEET-02 with %s keeps all as text', async (_what, bytes) => {
    expect(await rows(bytes)).toEqual(wanted);
  });

  it('FLEET-02 quoted cells may have lines, separators and quotes', async () => {
    expect(await rows(text('a,b\n"1กก 1\nชลบุรี","x, ""y"""\n'))).toEqual([
      ['a', 'b'],
      ['1กก 1\nชลบุรี', 'x, "y"'],
    ]);
  });
});

it('FLEET-02 every cell that is read is one of the file', async () => {
  const [sheet] = await openedSheets(workbookOf({ a: CARS }));
  const data = utils.aoa_to_sheet(CARS);
  expect(sheet?.rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null))).toHaveLength(
    Object.keys(data).filter((key) => !key.startsWith('!')).length,
  );
});
