import * as z from 'zod/mini';
import { envelope, ERROR } from '#contract/errors.ts';
import type { Language } from '#domain/constants.ts';
import { fileAddress } from './file-address.ts';

export type PhotoTaken = { readonly kind: 'ok' } | { readonly kind: 'refused'; readonly message: string };

interface SendOptions {
  readonly language: Language;
  readonly signal: AbortSignal;
  /** From 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

/** Puts a file where C18 says (C19). Not by `fetch`, which does not say how much has been sent. */
export const sendPhotoTo = (
  url: string,
  file: Blob,
  { language, signal, onProgress }: SendOptions,
): Promise<PhotoTaken> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const give = () => reject(new Error('the photo did not arrive'));
    request.open('PUT', fileAddress(url));
    request.setRequestHeader('Accept-Language', language);
    request.setRequestHeader('Content-Type', file.type === '' ? 'application/octet-stream' : file.type);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(Math.floor((100 * loaded) / total));
    });
    request.addEventListener('error', give);
    request.addEventListener('abort', give);
    request.addEventListener('load', () => {
      const answer = answerIn(request);
      if (answer === null) give();
      else if (answer.error_code === ERROR.ok) resolve({ kind: 'ok' });
      else resolve({ kind: 'refused', message: answer.error_msg ?? '' });
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

/** Null: no answer in the terms of the contract. */
const answerIn = ({ status, responseText }: XMLHttpRequest) => {
  if (status !== 200) return null;
  try {
    return z.safeParse(envelope, JSON.parse(responseText)).data ?? null;
  } catch {
    return null;
  }
};
