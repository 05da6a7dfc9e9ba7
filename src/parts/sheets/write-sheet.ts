import type { Sheet } from '#domain/sheet-cells.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An Excel file with one sheet, written in a worker; given up with the signal. */
export const writtenSheet = (sheet: Sheet, signal: AbortSignal): Promise<Blob> =>
  new Promise<Blob>((resolve, reject) => {
    const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
    const end = () => worker.terminate();
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<ArrayBuffer>) => (end(), resolve(new Blob([data], { type: XLSX_TYPE }))),
    );
    worker.addEventListener('error', () => (end(), reject(new Error('the file could not be written'))));
    signal.addEventListener('abort', () => (end(), reject(new Error('the file took too long'))));
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(sheet);
  });
