import styles from './drawing.module.css';

/** A car on the lift, with the floor line that runs over the whole width. */
export function WorkshopDrawing() {
  return (
    <svg className={styles.scene} viewBox="18 8 612 225" aria-hidden="true">
      <path className={styles.faint} d="M112 232V26q0-10 10-10h386q10 0 10 10v206Z" />
      <path className={styles.cut} d="M303 134h26v98h-26Z" />
      <path d="M290 232v-6h52v6" />
      <g transform="translate(156 34)">
        <g>
          <path
            className={styles.cut}
            d="M44 88 20 86.5Q12 85.5 12 77L14 58Q15 49 24 45.5L56 22Q68 13 84 12L150 11.5Q171 11.5 187 22L222 44 268 49.5Q298 54 302.5 67L305 79Q305 86.5 297 87.3L274 88A28 28 0 0 0 218 88L100 88A28 28 0 0 0 44 88Z"
          />
          <path
            className={styles.filled}
            d="M40 43.5 64 26Q71 20.5 84 20H116V45H43Q37 45.6 40 43.5ZM125 20H149Q165 20 179 28.5L205 45H125Z"
          />
          <path d="M120.5 20V83M205 45Q212 66 206 84M131 55h13M89 55h13M106 80h104M303 69l-16-2.5q-3-8-7-11.5 17 3.5 22 10ZM14.5 56H23q3 0 3 4v4q0 3-3 3h-9" />
          <g transform="translate(72 92)">
            <circle className={styles.cut} r="21" />
            <circle r="13" />
            <circle r="2.6" />
            <path d="M0-2.6V-13M0 2.6V13M2.6 0H13M-2.6 0H-13" />
          </g>
          <g transform="translate(246 92)">
            <circle className={styles.cut} r="21" />
            <circle r="13" />
            <circle r="2.6" />
            <path d="M0-2.6V-13M0 2.6V13M2.6 0H13M-2.6 0H-13" />
          </g>
        </g>
      </g>
      <path className={styles.cut} d="M300 134h-36v-8h-8M332 134h36v-8h8M300 128v12h32v-12Z" />
      <g>
        <path className={styles.cut} d="M388 232v-58M376 174h24l-5-13h-14ZM376 232h24" />
        <path
          className={styles.filled}
          d="M388 143.5c1.8 2.6 3.2 4.3 3.2 6.3a3.2 3.2 0 0 1-6.4 0c0-2 1.4-3.7 3.2-6.3Z"
        />
      </g>
      <g transform="translate(470 158)">
        <rect className={styles.cut} x="0" y="0" width="76" height="62" rx="4" />
        <path d="M0 15h76M0 30h76M0 45h76M31 7.5h14M31 22.5h14M31 37.5h14M31 53h14M-4 0h84" />
        <circle cx="13" cy="68" r="5.5" />
        <circle cx="63" cy="68" r="5.5" />
        <path d="M12 0v-9h18v9M44 0l6-16M56 0v-12" />
      </g>
      <g transform="translate(58 192)">
        <circle className={styles.cut} r="40" />
        <circle r="26" />
        <circle r="21" />
        <circle r="4" />
        <path d="M0-4V-21M0 4V21M4 0H21M-4 0H-21" />
      </g>
      <path d="M-4000 232H6000" />
    </svg>
  );
}
