import { useLingui } from '@lingui/react/macro';
import { SERVICE_GROUP_KEYS } from '#contract/wire/service.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CallLink } from '#src/ui/brand/call-link.tsx';
import { Logo } from '#src/ui/brand/logo.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import { ServiceDrawing, WorkshopDrawing } from '#src/ui/drawings/drawing.tsx';
import styles from './guideline.module.css';
import { Sample } from './sample.tsx';

const COLOURS = [
  '--bg',
  '--bg-sunk',
  '--surface',
  '--surface-tint',
  '--ink',
  '--ink-2',
  '--ink-3',
  '--ink-off',
  '--line',
  '--line-strong',
  '--primary',
  '--primary-hover',
  '--link',
  '--choice',
  '--choice-tint',
  '--choice-edge',
  '--ok',
  '--ok-tint',
  '--err',
  '--err-tint',
  '--draw',
  '--draw-tint',
  '--heat-1',
  '--heat-2',
  '--heat-3',
  '--heat-4',
  '--board',
  '--land',
  '--abroad',
  '--focus',
] as const;
const SPACES = ['--s1', '--s2', '--s3', '--s4', '--s5', '--s6', '--s7', '--s8', '--s9'] as const;
const SIZES = ['--t-2xs', '--t-xs', '--t-s', '--t-m', '--t-l', '--t-part', '--t-xl', '--t-2xl'] as const;

/** What every part is made of: colours, type, spacing, drawings. */
export function LookSamples() {
  const { t } = useLingui();
  const words = t`Book a service at 10:30`;
  return (
    <>
      <Sample title={t`Colours`}>
        <ul className={styles.swatches}>
          {COLOURS.map((token) => (
            <li key={token}>
              <span style={{ background: `var(${token})` }} />
              <code>{token}</code>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title={t`Type`}>
        <ul className={styles.stack}>
          {SIZES.toReversed().map((size) => (
            <li key={size} style={{ fontSize: `var(${size})` }}>
              {words} <code>{size}</code>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title={t`Spacing`}>
        <ul className={styles.spaces}>
          {SPACES.map((space) => (
            <li key={space}>
              <span style={{ inlineSize: `var(${space})` }} />
              <code>{space}</code>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title={t`Brand, drawings and plates`}>
        <p className={styles.row}>
          <Logo language={useLanguage()} />
          <CallLink />
        </p>
        <p className={styles.row}>
          {SERVICE_GROUP_KEYS.map((name) => (
            <ServiceDrawing key={name} name={name} />
          ))}
        </p>
        <p className={styles.row}>
          <Plate number="1กก 1234" province="กรุงเทพมหานคร" />
          <Plate number="ฮฮ 9" />
        </p>
        <div className={styles.drawing}>
          <WorkshopDrawing />
        </div>
      </Sample>
    </>
  );
}
