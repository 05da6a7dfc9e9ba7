import { scaleOf, type Size, type View } from './map-view.ts';
import styles from './thailand-map.module.css';
import { OUTLINE, PARTS_OF_UNIT } from './thailand-outline.gen.ts';

interface MapCountryProps {
  readonly view: View;
  readonly size: Size;
  /** The lines between provinces; undefined until they are loaded. */
  readonly borders: string | undefined;
}

/** Thailand and its provinces, with its neighbours drawn paler. */
export function MapCountry({ view, size, borders }: MapCountryProps) {
  const scale = scaleOf(view, size);
  const left = size.width / 2 - view.center.x * scale;
  const top = size.height / 2 - view.center.y * scale;
  return (
    <svg className={styles.country} aria-hidden="true">
      <g transform={`translate(${left} ${top}) scale(${scale / PARTS_OF_UNIT})`}>
        <path className={styles.abroad} d={OUTLINE.land} />
        <path className={styles.borders} d={OUTLINE.borders} />
        <path className={styles.land} d={OUTLINE.thailand} />
        {borders === undefined ? null : <path className={styles.provinces} d={borders} />}
      </g>
    </svg>
  );
}
