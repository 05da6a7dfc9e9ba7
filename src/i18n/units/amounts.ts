import type { Language } from '#domain/constants.ts';

const UNITS = {
  th: { hour: 'ชม.', minute: 'นาที', kilometre: 'กม.', metre: 'ม.', baht: 'บาท' },
  en: { hour: 'h', minute: 'min', kilometre: 'km', metre: 'm', baht: 'baht' },
} as const;

/** Hours, whole or not, as '1 ชม. 30 นาที' and '1 h 30 min'; under an hour only the minutes. */
export function formatDuration(hours: number, language: Language): string {
  const minutes = Math.round(hours * 60);
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const unit = UNITS[language];
  const parts = [];
  if (whole > 0) parts.push(`${whole} ${unit.hour}`);
  if (rest > 0 || whole === 0) parts.push(`${rest} ${unit.minute}`);
  return parts.join(' ');
}

/** A whole number as '61,480', the same in both languages. Formatted by hand, because a page's first `Intl.NumberFormat` takes a phone 60 to 100 ms. */
export const formatCount = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** Kilometres as '850 ม.', '2.1 กม.', '148 กม.': to 50 m under one kilometre, to 0.1 km under 10. */
export function formatDistance(km: number, language: Language): string {
  const unit = UNITS[language];
  const metres = Math.round((km * 1000) / 50) * 50;
  if (metres < 1000) return `${metres} ${unit.metre}`;
  const shown = km < 9.95 ? km.toFixed(1) : formatCount(Math.round(km));
  return `${shown} ${unit.kilometre}`;
}

/** What an odometer shows: '61,480 กม.' and '61,480 km'. */
export const formatOdometer = (km: number, language: Language): string =>
  `${formatCount(km)} ${UNITS[language].kilometre}`;

/** Whole baht: '1,890 บาท' and '1,890 baht'. */
export const formatBaht = (baht: number, language: Language): string => `${formatCount(baht)} ${UNITS[language].baht}`;
