import type { ReactNode } from 'react';
import styles from './drawing.module.css';

export const SERVICE_DRAWING_NAMES = [
  'tire',
  'brake',
  'shock',
  'lubricants',
  'checklist',
  'battery',
  'suspension',
  'transmission oil',
  'balancing',
  'air',
] as const;

export type ServiceDrawingName = (typeof SERVICE_DRAWING_NAMES)[number];

const LINES: Record<ServiceDrawingName, ReactNode> = {
  tire: (
    <>
      <circle className={styles.tint} cx="35" cy="35" r="26" />
      <circle cx="32" cy="32" r="27" />
      <path d="M59,32L55.5,33.7M58.4,37.6L54.7,38.5M56.7,43L52.8,43.1M53.8,47.9L50.1,47.2M50.1,52.1L46.5,50.6M45.5,55.4L42.3,53.2M40.3,57.7L37.7,54.9M34.8,58.9L32.8,55.6M29.2,58.9L27.9,55.2M23.7,57.7L23.2,53.9M18.5,55.4L18.8,51.6M13.9,52.1L15,48.4M10.2,47.9L12,44.5M7.3,43L9.8,40.1M5.6,37.6L8.6,35.3M5,32L8.5,30.3M5.6,26.4L9.3,25.5M7.3,21L11.2,20.9M10.2,16.1L13.9,16.8M13.9,11.9L17.5,13.4M18.5,8.6L21.7,10.8M23.7,6.3L26.3,9.1M29.2,5.1L31.2,8.4M34.8,5.1L36.1,8.8M40.3,6.3L40.8,10.1M45.5,8.6L45.2,12.4M50.1,11.9L49,15.6M53.8,16.1L52,19.5M56.7,21L54.2,23.9M58.4,26.4L55.4,28.7" />
      <circle cx="32" cy="32" r="18" />
      <circle cx="32" cy="32" r="14.6" />
      <circle cx="32" cy="32" r="3" />
      <path d="M29.7,27.1L29.1,17.9M34.3,27.1L34.9,17.9M35.9,28.3L44.5,24.9M37.4,32.7L46.3,30.4M36.8,34.6L42.6,41.7M33,37.3L38,45.1M31,37.3L26,45.1M27.2,34.6L21.4,41.7M26.6,32.7L17.7,30.4M28.1,28.3L19.5,24.9" />
    </>
  ),
  brake: (
    <>
      <circle className={styles.tint} cx="33" cy="35" r="24" />
      <circle cx="30" cy="32" r="24" />
      <circle cx="30" cy="32" r="11.5" />
      <g transform="translate(-2 0)">
        <circle cx="32" cy="24.8" r="1.1" />
        <circle cx="38.8" cy="29.8" r="1.1" />
        <circle cx="36.2" cy="37.8" r="1.1" />
        <circle cx="27.8" cy="37.8" r="1.1" />
        <circle cx="25.2" cy="29.8" r="1.1" />
        <circle cx="32" cy="32" r="3.2" />
        <path d="M22.3,42.8L16.1,44.9M17.6,34.1L11.5,31.7M19.7,24.4L16.5,18.6M27.5,18.2L28.8,11.8M37.4,18.5L42.5,14.4M41,43.4L42,49.9M31.5,46.5L28.1,52.1" />
      </g>
      <path
        className={styles.cut}
        d="M44 15.5c3.5-2.2 8.6-.6 11 3.2 4.8 8 4.8 18.6 0 26.6-2.4 3.8-7.5 5.4-11 3.2-1.6-1-1.8-2.9-.9-4.5 4.2-7.5 4.2-16.5 0-24-.9-1.6-.7-3.500.9-4.5Z"
      />
      <path d="M50.5 24.5v5M50.5 34.5v5" />
    </>
  ),
  shock: (
    <>
      <g transform="rotate(24 32 32)">
        <rect className={styles.tint} x="27.5" y="29" width="14" height="25" rx="3" />
        <circle cx="32" cy="6" r="4.5" />
        <circle cx="32" cy="6" r="1.3" />
        <path d="M32 10.5V13" />
        <rect x="26" y="13" width="12" height="14" rx="2" />
        <path d="M30.2 27v5M33.8 27v5" />
        <rect x="24.5" y="32" width="15" height="21" rx="2.5" />
        <path d="M24.5 37h15" />
        <path d="M32 53v.5" />
        <circle cx="32" cy="58" r="4.5" />
        <circle cx="32" cy="58" r="1.3" />
      </g>
    </>
  ),
  lubricants: (
    <>
      <path className={styles.tint} d="M35 10c9 12 18 20 18 30a18 18 0 0 1-36 0c0-10 9-18 18-30Z" />
      <path d="M32 6c9 12 19 21 19 32a19 19 0 0 1-38 0C13 27 23 18 32 6Z" />
      <path d="M20.5 38c0 6.4 5 11.5 11.5 11.5" />
      <path d="M54 8c2 2.8 4.2 4.8 4.2 7.4a4.2 4.2 0 0 1-8.4 0C49.8 12.8 52 10.8 54 8Z" />
    </>
  ),
  checklist: (
    <>
      <rect className={styles.tint} x="15" y="13" width="40" height="48" rx="4" />
      <rect x="11" y="10" width="40" height="48" rx="4" />
      <path className={styles.cut} d="M23 10a3 3 0 0 1 3-3h1.5a4 4 0 0 1 7 0H36a3 3 0 0 1 3 3v3.5H23Z" />
      <path d="m18 25 2.8 2.8L26 22.5M18 36l2.8 2.8L26 33.5M18 47l2.8 2.8L26 44.5M32 26h12M32 37h12M32 48h8" />
    </>
  ),
  battery: (
    <>
      <rect className={styles.tint} x="9" y="23" width="52" height="33" rx="4" />
      <rect x="5" y="20" width="54" height="33" rx="4" />
      <path d="M5 29h54" />
      <path d="M12 20v-5.5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2V20M42 20v-5.5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2V20" />
      <path d="M14 41h8M42 41h8M46 37v8" />
      <path d="M27.5 20v-3.5h9V20" />
    </>
  ),
  suspension: (
    <>
      <path className={styles.tint} d="M18 16h36v36H18Z" />
      <path
        className={styles.cut}
        d="M13 6h38a2 2 0 0 1 2 2v4.5H11V8a2 2 0 0 1 2-2ZM11 52h42v4.5a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2Z"
      />
      <path d="M45.5 17.5L18.5 30M45.5 26L18.5 38.5M45.5 34.5L18.5 47" />
      <rect className={styles.cut} x="15.5" y="16.6" width="33" height="5.8" rx="2.9" transform="rotate(-9 32 19.5)" />
      <rect className={styles.cut} x="15.5" y="25.1" width="33" height="5.8" rx="2.9" transform="rotate(-9 32 28)" />
      <rect className={styles.cut} x="15.5" y="33.6" width="33" height="5.8" rx="2.9" transform="rotate(-9 32 36.5)" />
      <rect className={styles.cut} x="15.5" y="42.1" width="33" height="5.8" rx="2.9" transform="rotate(-9 32 45)" />
    </>
  ),
  'transmission oil': (
    <>
      <circle className={styles.tint} cx="35" cy="35" r="23" />
      <path d="M27.7 12.5L28.6 6.2L35.4 6.2L36.3 12.5L41.3 14.3L45.9 10L51.2 14.5L47.8 19.8L50.5 24.4L56.8 24.1L58 30.9L52 32.8L51.1 38L56 41.9L52.6 47.9L46.8 45.5L42.7 48.9L44 55L37.6 57.4L34.6 51.8L29.4 51.8L26.4 57.4L20 55L21.3 48.9L17.2 45.5L11.4 47.9L8 41.9L12.9 38L12 32.8L6 30.9L7.2 24.1L13.5 24.4L16.2 19.8L12.8 14.5L18.1 10L22.7 14.3Z" />
      <path className={styles.cut} d="M32 19.5c4.6 6.2 9 10.4 9 15.7a9 9 0 0 1-18 0c0-5.3 4.4-9.5 9-15.7Z" />
      <path d="M27 35.5c0 2.9 2.2 5 5 5" />
    </>
  ),
  balancing: (
    <>
      <circle className={styles.tint} cx="35" cy="29" r="20" />
      <circle cx="32" cy="26" r="20" />
      <circle cx="32" cy="26" r="13" />
      <circle cx="32" cy="26" r="3" />
      <path d="M32 13v10M32 29v10M19 26h10M35 26h10" />
      <path className={styles.cut} d="m43.4 10.4 4 3.8 2.7-2.8-4-3.9Z" />
      <path d="M24 58l8-12 8 12M6 58h52" />
    </>
  ),
  air: (
    <>
      <rect className={styles.tint} x="9" y="12" width="52" height="25" rx="5" />
      <rect x="5" y="8" width="54" height="25" rx="5" />
      <path d="M12 16h40M12 25h40" />
      <path className={styles.cut} d="M30 12.5h4v16h-4Z" />
      <path d="M16 40c4 0 4 5 0 8.5s-3.5 8 1 9.5M32 40c4 0 4 5 0 8.5s-3.5 8 1 9.5M48 40c4 0 4 5 0 8.5s-3.5 8 1 9.5" />
    </>
  ),
};

export function ServiceDrawing({ name }: { name: ServiceDrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
      {LINES[name]}
    </svg>
  );
}
