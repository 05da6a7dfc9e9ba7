import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { askUpload } from '#contract/calls/car.calls.ts';
import type { Api } from '#src/api/client.ts';
import { fileAddress } from './file-address.ts';

/** C19, for whoever may ask for its address (C18). The address differs for each photo, so the table has no route for it. */
const putPhoto = defineCall({ ...askUpload, id: 'C19', request: z.object({}), answer: z.object({}) });

interface SendOptions {
  readonly signal: AbortSignal;
  /** From 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

/** Uploads a file to the address that C18 gave. */
export const sendPhotoTo = (api: Api, url: string, file: Blob, { signal, onProgress }: SendOptions) =>
  api(putPhoto, {}, { signal, send: putting(url, file, onProgress) });

/** Not by `fetch` itself, which does not say how much has been sent. */
const putting =
  (url: string, file: Blob, onProgress: SendOptions['onProgress']): typeof fetch =>
  (_route, { headers, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const give = () => reject(new Error('the photo did not arrive'));
      request.open('PUT', fileAddress(url));
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.setRequestHeader('Content-Type', file.type === '' ? 'application/octet-stream' : file.type);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(Math.floor((100 * loaded) / total));
      });
      request.addEventListener('error', give);
      request.addEventListener('abort', give);
      request.addEventListener('load', () => {
        const { responseText, status } = request;
        resolve(new Response(responseText === '' ? null : responseText, { status }));
      });
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(file);
    });
