import { askUpload } from '#contract/calls/car.calls.ts';
import type { CarPhotoPorts } from '#machines/car-photo/car-photo.ports.ts';
import { fileAddress } from '#src/api/photos/file-address.ts';
import { sendPhotoTo } from '#src/api/photos/send-photo.ts';
import { lasting, refused, toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

/** For the account with this code; the chosen photo is a browser File. */
export const carPhotoAdapters = (
  { api }: Pick<CallHost, 'api'>,
  code: string,
  onProgress: (percent: number) => void,
): CarPhotoPorts => ({
  fitPhoto: async (file, signal) => {
    if (!(file instanceof File)) throw new Error('no file');
    const { fitPhoto } = await import('#src/parts/forms/fit-photo.ts');
    return fitPhoto(file, signal);
  },
  sendPhoto: async (file, signal) => {
    if (!(file instanceof File)) throw new Error('no file');
    onProgress(0);
    const request = { code, file_name: file.name || 'photo', file_type: file.type || '?', file_size: file.size };
    const asked = toOutcome(lasting(await api()(askUpload, request, { signal })), { otherwise: refused }, (to) => to);
    if (asked.kind === 'failed') return asked;
    const { upload_url, photo_id, image_url } = asked.value;
    return toOutcome(
      await sendPhotoTo(api(), upload_url, file, { signal, onProgress }),
      { otherwise: refused },
      () => ({
        id: photo_id,
        url: fileAddress(image_url),
      }),
    );
  },
});
