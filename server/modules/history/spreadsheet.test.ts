import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { workbookOf } from './spreadsheet.service.ts';

/** The entries of an archive, read by its central directory as any program does. */
function entriesOf(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf('PK\u0005\u0006');
  const entries = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength, local] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    entries.set(name, inflateRawSync(zip.subarray(from, from + size)).toString());
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

const sheetOf = (...rows: (string | number | null)[][]) => {
  const file = workbookOf({ name: 'ประวัติ & more', heads: ['ก', 'B'], widths: [10, 20], rows });
  return entriesOf(file);
};

it('a workbook has the parts that programs look for, and its name', () => {
  const parts = sheetOf();
  expect([...parts.keys()].toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  expect(parts.get('xl/workbook.xml')).toContain('<sheet name="ประวัติ &amp; more"');
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<autoFilter ref="A1:B1"/>');
});

it('text stays text and numbers stay numbers, and what is empty has no cell', () => {
  const xml = sheetOf(['0012', 45_678], [null, '']).get('xl/worksheets/sheet1.xml');
  expect(xml).toContain('<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">0012</t></is></c>');
  expect(xml).toContain('<c r="B2" s="3"><v>45678</v></c>');
  expect(xml).toContain('<row r="3"></row>');
});

it.each(['=1+1', '+66', '-1', '@SUM(A1)', '\t=1', ' =cmd|x'])('%j is no formula', (text) => {
  expect(sheetOf([text, '']).get('xl/worksheets/sheet1.xml')).toContain(`preserve">'${text}</t>`);
});

it('markup, control characters and halves of a pair cannot break the file', () => {
  const xml = sheetOf(['<b>&"\u0000\u001b', '\ud83d ยาง\nสี่เส้น 🚗']).get('xl/worksheets/sheet1.xml') ?? '';
  expect(xml).toContain('&lt;b&gt;&amp;&quot;</t>');
  expect(xml).toContain('\ufffd ยาง\nสี่เส้น 🚗');
});

it('columns after Z have two letters', () => {
  const heads = Array.from({ length: 28 }, (_, index) => String(index));
  const xml = entriesOf(workbookOf({ name: 'x', heads, widths: [], rows: [] })).get('xl/worksheets/sheet1.xml');
  expect(xml).toMatch(/r="Z1".*r="AA1".*r="AB1"/);
  expect(xml).not.toContain('<cols>');
});
