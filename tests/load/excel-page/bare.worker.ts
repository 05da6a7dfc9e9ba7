import { read, utils, write, type WorkBook } from 'xlsx';

/** What the library does alone: reads a workbook, and writes it again. */
let book: WorkBook = utils.book_new();

addEventListener('message', ({ data }: MessageEvent<File | 'write'>) => {
  if (data === 'write') {
    const sheets = book.SheetNames.map(
      (name) => [name, utils.sheet_to_json(book.Sheets[name] ?? {}, { header: 1 })] as const,
    );
    const again = utils.book_new();
    for (const [name, rows] of sheets) utils.book_append_sheet(again, utils.aoa_to_sheet(rows as unknown[][]), name);
    const file = write(again, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
    postMessage(file.byteLength);
    return;
  }
  void data.arrayBuffer().then((bytes) => {
    book = read(bytes, { dense: true, cellText: false });
    postMessage(book.SheetNames.length);
  });
});
