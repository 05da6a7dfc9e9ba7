import type { Language } from '#domain/constants.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const two = (count: number) => String(Math.floor(count)).padStart(2, '0');

/** The virtual clock: `00:15`, `1:02:30`, with tenths if there are any. */
export function clockText(ms: number): string {
  const [hours, minutes, seconds] = [Math.floor(ms / (60 * MINUTE)), (ms / MINUTE) % 60, (ms / SECOND) % 60];
  const tenths = Math.floor((ms % SECOND) / 100);
  return `${hours > 0 ? `${String(hours)}:` : ''}${two(minutes)}:${two(seconds)}${tenths > 0 ? `.${String(tenths)}` : ''}`;
}

/** The length of a delay in words: `15 sec`, `20 min`. */
export function durationText(ms: number, language: Language): string {
  const isWhole = ms >= MINUTE && ms % MINUTE === 0;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isWhole ? 'minute' : 'second',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(ms / (isWhole ? MINUTE : SECOND));
}
