import { describe, expect, it } from 'vitest';
import { openedSheets, refusalOf, workbookOf } from './workbook.fixtures.ts';
import { repack } from './repack.ts';

const text = (value: string) => new TextEncoder().encode(value);
const cell = (value: string) =>
  `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;

/** An OpenDocument workbook whose tables are given. */
const openDocument = (...tables: readonly string[]) => openDocumentIn('content.xml', ...tables);

/** `place`: the name of the part that has the tables. */
const openDocumentIn = (place: string, ...tables: readonly string[]) =>
  repack(
    Object.entries({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'META-INF/manifest.xml':
        '<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
      'styles.xml':
        '<?xml version="1.0"?><office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
      [place]:
        '<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>' +
        tables
          .map((rows, at) =>
            rows.startsWith('<table:table ') ? rows : `<table:table table:name="t${at}">${rows}</table:table>`,
          )
          .join('') +
        '</office:spreadsheet></office:body></office:document-content>',
    }).map(([name, xml]) => ({ name, bytes: text(xml) })),
  );

const row = (value: string, times = 1) =>
  `<table:table-row table:number-rows-repeated="${times}">${cell(value)}</table:table-row>`;
const blank = (times: number) =>
  `<table:table-row table:number-rows-repeated="${times}"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`;

describe('rows that a file could hide', () => {
  it('FLEET-02 of an OpenDocument list are read below any number of blank ones', async () => {
    const [sheet] = await openedSheets(
      openDocument(`${row('ทะเบียน')}${blank(500_000)}${row('1กก 1', 2)}${blank(540_000)}`),
    );
    expect(sheet?.rows.map(({ row, cells }) => [row, ...cells])).toEqual([
      [1, 'ทะเบียน'],
      [500_002, '1กก 1'],
      [500_003, '1กก 1'],
    ]);
  });

  it('FLEET-02 are read below any number of blank ones, in whatever program they were made', async () => {
    const last = async (file: Uint8Array<ArrayBuffer>) =>
      (await openedSheets(file))[0]?.rows.map(({ row, cells: [plate] }) => [row, plate]).at(-1);
    expect(await last(text(`ทะเบียน,ปี\n1กก 1,2562\n${'\n , \n'.repeat(15_000)}2กก 2,2562\n`))).toEqual([
      30_003,
      '2กก 2',
    ]);
    const apart = [['ทะเบียน'], ['1กก 1'], ...Array.from({ length: 22_000 }, () => []), ['2กก 2']];
    for (const bookType of ['xlsx', 'biff8', 'ods'] as const)
      expect(await last(workbookOf({ a: apart }, { bookType }))).toEqual([22_003, '2กก 2']);
  });

  it('FLEET-02 of an OpenDocument list that says to repeat itself without end are too much', async () => {
    const wide = `<table:table-row>${cell('x').replace('<table:table-cell', '<table:table-cell table:number-columns-repeated="1000000000"')}</table:table-row>`;
    const number =
      '<t:table-row number-rows-repeated="99000000"><t:table-cell office:value-type="float" office:value="1"></t:table-cell></t:table-row>';
    const split = row('1', 1_000_000_000).replace('table-row', 'table-<!-- -->row');
    for (const rows of [row('1กก 1', 1_000_000_000), wide, number, split])
      expect(await refusalOf(openDocument(rows))).toBe('too-much');
    expect(await refusalOf(openDocument(row('1กก 1', 1_000_001)))).toBe('too-much');
  });

  it('FLEET-02 of an OpenDocument list are never written out more often than a list may have, however it is said', async () => {
    const cellWith = (attributes: string, name = 'table:table-cell') =>
      `<table:table-row><${name} office:value-type="string" ${attributes}><text:p>x</text:p></${name}></table:table-row>`;
    for (const attributes of [
      'table:NUMBER-COLUMNS-REPEATED="90000000"',
      'table:number-columns-repeated="+90000000"',
      'table:number-columns-repeated="0x5F5E100"',
      "table:number-columns-repeated='90000000'",
      'number-columns-repeated_x="90000000"',
      `a/b="x number-columns-repeated='90000000'"`,
      'table:number-columns-repeated = "90000000"',
    ])
      expect([attributes, await refusalOf(openDocument(cellWith(attributes)))]).toEqual([attributes, 'damaged']);
    for (const name of ['table:table-cell_x', '数据', 'x:数据'])
      expect(await refusalOf(openDocument(cellWith('table:number-columns-repeated="90000000"', name)))).toBe(
        'too-much',
      );
    const rows = '<行 number-rows-repeated="90000000"><数据 office:value-type="string"><text:p>x</text:p></数据></行>';
    expect(await refusalOf(openDocument(rows))).toBe('too-much');
    expect(await refusalOf(openDocument(cellWith(' a=""'.repeat(1_900_000))))).toBe('damaged');
    expect(await refusalOf(openDocumentIn('CONTENT.XML', row('1', 90_000_000)))).toBe('too-much');
    expect(await refusalOf(openDocument(`<!DOCTYPE x>${row('1')}`))).toBe('damaged');
  });

  it('FLEET-02 of an OpenDocument list that has very many spaces in its cells are read without them', async () => {
    const spaces = (count: string) => row(`a<text:s text:c="${count}"/>b`);
    const hidden = spaces('1<!-- -->0000000');
    const file = openDocument(Array.from({ length: 300 }, () => spaces('10000000')).join('') + hidden + spaces('2'));
    const [sheet] = await openedSheets(file);
    expect(sheet?.rows.map(({ cells: [text] }) => (typeof text === 'string' ? text.length : 0))).toEqual([
      ...Array.from({ length: 301 }, () => 101),
      4,
    ]);
  });

  it('FLEET-02 of an OpenDocument list with comments that never end are refused within seconds', async () => {
    const start = performance.now();
    expect(await refusalOf(openDocument(`${row('1กก 1')}${'<!--'.repeat(2_000_000)}`))).toBe('damaged');
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('FLEET-02 of two sheets of one name are not taken for one another', async () => {
    const twice = `<table:table table:name="a">${row('1กก 1')}</table:table>`;
    expect(await refusalOf(openDocument(twice, twice))).toBe('damaged');
    const long = 'ก'.repeat(100);
    const names = [`${long}1`, `${long}2`, `${long}3`].map(
      (name) => `<table:table table:name="${name}">${row(name)}</table:table>`,
    );
    expect((await openedSheets(openDocument(...names))).map(({ name }) => name)).toEqual([
      long,
      `${long} (2)`,
      `${long} (3)`,
    ]);
    expect(await openedSheets(workbookOf({ a: [['1']], b: [['2']] }, { bookType: 'ods' }))).toHaveLength(2);
  });

  it.each([
    [
      'no other',
      'ทะเบียน,แผนก\n1กก 1,"ขาย\n1กก 2,"บัญชี\n',
      [
        ['1กก 1', '"ขาย'],
        ['1กก 2', '"บัญชี'],
      ],
    ],
    [
      'a whole quoted cell below',
      'ทะเบียน,แผนก\n1กก 1,"ขาย\n"1กก 2","บัญชี"\n',
      [
        ['1กก 1', '"ขาย'],
        ['1กก 2', 'บัญชี'],
      ],
    ],
    [
      'a quote within a cell',
      'ทะเบียน,แผนก\n1กก 1,"ล้อ" 15\n1กก 2,x\n',
      [
        ['1กก 1', '"ล้อ" 15'],
        ['1กก 2', 'x'],
      ],
    ],
    [
      'spaces behind it',
      'ทะเบียน,แผนก\n1กก 1,"ขาย" \n1กก 2,"x"  ,\n',
      [
        ['1กก 1', 'ขาย '],
        ['1กก 2', 'x  ', null],
      ],
    ],
  ])('FLEET-02 of a CSV file with a quote and %s are all read', async (_, csv, below) => {
    const [sheet] = await openedSheets(text(csv));
    expect(sheet?.rows.slice(1).map(({ cells }) => cells)).toEqual(below);
  });

  it('FLEET-02 of a CSV file below a title with other separators are all read', async () => {
    const title = 'บริษัท ก, ข, ค, ง, จ, ฉ, ช, ซ, ฌ, ญ, ฎ จำกัด';
    const [sheet] = await openedSheets(text(`${title}\nทะเบียน;ยี่ห้อ\n1กก 1;Toyota\n1กก 2;Isuzu\n`));
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
      [title],
      ['ทะเบียน', 'ยี่ห้อ'],
      ['1กก 1', 'Toyota'],
      ['1กก 2', 'Isuzu'],
    ]);
    const quoted = text('"ทะเบียน"\t"ปี"\n"1กก 1"\t"a, b"\n');
    expect((await openedSheets(quoted))[0]?.rows.map(({ cells }) => cells)).toEqual([
      ['ทะเบียน', 'ปี'],
      ['1กก 1', 'a, b'],
    ]);
    const even = text('ทะเบียน;a,b;c\n1กก 1;d,e;f\n');
    expect((await openedSheets(even))[0]?.rows.map(({ cells }) => cells.length)).toEqual([3, 3]);
    const start = performance.now();
    await openedSheets(text(`sep="\n${'"'.repeat(1_000_000)}x`));
    expect(performance.now() - start).toBeLessThan(5_000);
    const [remarks] = await openedSheets(text('ทะเบียน;หมายเหตุ\n1กก 1;a, b, c\n1กก 2;d, e\n1กก 3;f, g, h\n'));
    expect(remarks?.rows.map(({ cells }) => cells.length)).toEqual([2, 2, 2, 2]);
  });
});
