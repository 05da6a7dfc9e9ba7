import { faultsOf } from '#tests/mutants/page-fault.ts';

export const pageFaults = faultsOf('car-photo', {
  'a photo counts as sent without a call': [
    'flows/car-photo/car-photo.adapters.ts',
    'onProgress(0);',
    "onProgress(0);\n    if (code !== '') return { kind: 'ok', value: { id: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10', url: '/x/photos/sent' } };",
  ],
  'the address for a photo is asked for, and nothing is sent there': [
    'flows/car-photo/car-photo.adapters.ts',
    'await sendPhotoTo(api(), upload_url, file, { signal, onProgress }),',
    "{ kind: 'ok', value: {} },",
  ],
  'the size of the photo is wrong': [
    'flows/car-photo/car-photo.adapters.ts',
    'file_size: file.size',
    'file_size: file.size + 1',
  ],
  'a photo is sent to where it will be read': [
    'flows/car-photo/car-photo.adapters.ts',
    'sendPhotoTo(api(), upload_url, file,',
    'sendPhotoTo(api(), image_url, file,',
  ],
  'a photo that was made smaller keeps its name': [
    'parts/forms/fit-photo.ts',
    'new File([made], jpegName(file.name)',
    'new File([made], file.name',
  ],
  'a photo that cannot be opened is taken to be too large': [
    'parts/forms/fit-photo.ts',
    "isHeic(file) ? 'unreadable' : 'tooLarge'",
    "'tooLarge'",
  ],
  'the form is not told of the photo': [
    'flows/car-photo/car-photo.part.tsx',
    'reported.current = photo;\n    tell(photo);',
    'reported.current = photo;',
  ],
  'the form is not told that a photo is on its way': [
    'flows/car-photo/car-photo.part.tsx',
    'useEffect(() => tellSending(isSending), [isSending]);',
    '',
  ],
  'a call that is too late is not given up': [
    'flows/car-photo/car-photo.adapters.ts',
    'await api()(askUpload, request, { signal })',
    'await api()(askUpload, request, {})',
  ],
  'the end of the session is not heard': [
    'flow-host/flow-host.ts',
    'return host.session.onSuperseded(() => flow.send(SUPERSEDED));',
    '',
  ],
});
