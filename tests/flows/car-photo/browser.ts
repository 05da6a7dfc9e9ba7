import { vi } from 'vitest';
import type { CarPhotoPorts } from '#machines/car-photo/car-photo.ports.ts';
import type { FittedPhoto } from '#machines/car-photo/car-photo.types.ts';
import type { BrowserPort, WirePort } from '#tests/support/wire/wire-ports.ts';

export const CODE = 'code-of-this-login';
const NOW = '2026-11-21T10:00:00+07:00';
export const UPLOAD = '/x/uploads/signed-for-one-file';

export interface Uploaded {
  readonly method: string;
  readonly url: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** The browser's own work on photos, and its uploads: each photo is opened when the test says so, and an upload is answered at once. */
export function photoBrowser() {
  const uploads: Uploaded[] = [];
  const opening: { readonly resolve: (photo: ImageBitmap) => void; readonly reject: (reason: Error) => void }[] = [];
  let isDrawn = true;
  let drawnBytes = 0;
  const bitmap: ImageBitmap = { width: 100, height: 100, close: () => undefined };
  const canvas = HTMLCanvasElement.prototype;

  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    readonly responseText = JSON.stringify({ error_code: 0, results: {} });
    readonly status = 200;
    #to = { method: '', url: '' };
    open = (method: string, url: string) => {
      this.#to = { method, url };
    };
    setRequestHeader = () => undefined;
    abort = () => this.dispatchEvent(new Event('abort'));
    send = ({ name, type, size }: File) => {
      uploads.push({ ...this.#to, name, type, size });
      this.dispatchEvent(new Event('load'));
    };
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('createImageBitmap', (_photo: unknown, { resizeWidth }: ImageBitmapOptions = {}) =>
    resizeWidth === undefined
      ? new Promise<ImageBitmap>((resolve, reject) => opening.push({ resolve, reject }))
      : Promise.resolve(bitmap),
  );
  vi.spyOn(canvas, 'getContext').mockImplementation(
    () => (isDrawn ? { fillRect: () => undefined, drawImage: () => undefined } : null) as never,
  );
  vi.spyOn(canvas, 'toBlob').mockImplementation((give) => give(new Blob([new Uint8Array(drawnBytes)])));

  const fitPhoto: BrowserPort<FittedPhoto> = {
    isAsked: () => opening.length > 0,
    does: (outcome) => {
      const photo = opening.at(-1);
      if (outcome.kind !== 'fits') return photo?.reject(new Error('not a photo that this browser opens'));
      drawnBytes = outcome.file.size;
      return photo?.resolve(bitmap);
    },
    fails: () => {
      isDrawn = false;
      opening.at(-1)?.resolve(bitmap);
    },
  };
  const sendPhoto: WirePort<
    Parameters<CarPhotoPorts['sendPhoto']>[0],
    Awaited<ReturnType<CarPhotoPorts['sendPhoto']>>
  > = {
    asks: ({ name, type, size }) => ({
      call: 'askUpload',
      request: { code: CODE, file_name: name, file_type: type, file_size: size },
    }),
    told: (outcome) =>
      outcome.kind === 'failed'
        ? { failure: 'photoUnreadable', ...outcome.failure }
        : {
            askUpload: {
              photo_id: String(outcome.value.id),
              upload_url: UPLOAD,
              image_url: outcome.value.url,
              expires_at: NOW,
              now: NOW,
            },
          },
  };
  return {
    ports: { fitPhoto, sendPhoto },
    uploads: () => uploads,
    close: () => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
}
