import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt|map|ics)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The buffer size decides where blocks end; the best size differs from file to file. */
const smallest = async (bytes) => {
  const tried = await Promise.all([7, 8, 9].map((memLevel) => gzipped(bytes, { level: 9, memLevel })));
  return tried.toSorted((a, b) => a.length - b.length)[0];
};

/** Writes .br and .gz beside every text file but the smallest, so that the server never compresses while it answers. */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => compressible.test(file) && statSync(file).isFile() && statSync(file).size > 300);
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      writeFileSync(`${file}.br`, await brotli(bytes, { params }));
      writeFileSync(`${file}.gz`, await smallest(bytes));
    }),
  );
  return files.length;
}
