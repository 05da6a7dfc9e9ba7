import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SERVICE_GROUP_KEYS } from '#contract/wire/service.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ChoiceTile } from '#src/ui/inputs/choice-tile.tsx';
import { ServiceDrawing } from '#src/ui/drawings/drawing.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { TextArea } from '#src/ui/inputs/text-area.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './guideline.module.css';

const partSamples = partFile(() => import('./part-samples.tsx').then(({ PartSamples }) => PartSamples));

const TOKENS = [
  '--bg',
  '--bg-sunk',
  '--surface-tint',
  '--ink',
  '--ink-2',
  '--ink-3',
  '--line',
  '--line-strong',
  '--primary',
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
  '--board',
] as const;

export function GuidelinePage() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | undefined>('tire');
  return (
    <Wrap className={styles.page}>
      <h1>
        <Trans>Guideline</Trans>
      </h1>
      <Swatches />
      <section>
        <h2>
          <Trans>Type</Trans>
        </h2>
        <p className={styles.huge}>จองคิวดูแลรถ ที่นี่ รู้ น้ำมัน 10:30</p>
        <h2>จองคิวดูแลรถ ที่นี่ รู้ น้ำมัน 10:30</h2>
        <h3>จองคิวดูแลรถ ที่นี่ รู้ น้ำมัน 10:30</h3>
        <p>จองคิวดูแลรถ ที่นี่ รู้ น้ำมัน 10:30</p>
      </section>
      <section>
        <h2>
          <Trans>Buttons</Trans>
        </h2>
        <p className={styles.row}>
          <Button size="large">{t`Book a service`}</Button>
          <Button>{t`Try again`}</Button>
          <Button kind="outline">{t`Find a booking`}</Button>
          <Button kind="text">{t`Skip to content`}</Button>
          <Button busy={t`Loading the page`}>{t`Try again`}</Button>
          <Button inactive>{t`Try again`}</Button>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Fields</Trans>
        </h2>
        <div className={styles.fields}>
          <TextField label={t`Name`} />
          <TextField label={t`Phone`} hint={t`10 digits`} inputMode="tel" />
          <TextField label={t`Phone`} defaultValue="08123" error={t`There are 5 digits; 10 are needed.`} />
          <NativeSelect
            label={t`Language`}
            options={[
              { value: 'th', label: 'ไทย' },
              { value: 'en', label: 'English' },
            ]}
          />
          <TextArea label={t`Message`} note={t`optional`} />
        </div>
      </section>
      <section>
        <h2>
          <Trans>Notices</Trans>
        </h2>
        <div className={styles.stack}>
          <Notice>{t`No membership needed. A name, a phone number and a licence plate are enough.`}</Notice>
          <Notice kind="warning">{t`This browser cannot keep what you fill in`}</Notice>
          <Notice kind="error" title={t`This page cannot be shown right now.`} />
          <Notice kind="success" title={t`Your booking`} />
        </div>
      </section>
      <section>
        <h2>
          <Trans>Choices, plates and drawings</Trans>
        </h2>
        <fieldset className={styles.tiles}>
          {SERVICE_GROUP_KEYS.map((name) => (
            <ChoiceTile
              key={name}
              type="radio"
              name="drawing"
              value={name}
              checked={chosen === name}
              onChoose={setChosen}
              title={<span lang="en">{name}</span>}
              picture={<ServiceDrawing name={name} />}
            />
          ))}
        </fieldset>
        <p className={styles.row}>
          <Plate number="1กก 1234" province="กรุงเทพมหานคร" />
          <Plate number="1กก 1234" province="กรุงเทพมหานคร" large />
        </p>
        <div className={styles.stack}>
          <Skeleton width="12em" />
          <Skeleton height="48px" />
        </div>
      </section>
      <LazyPart
        file={partSamples}
        props={{}}
        waiting={<Skeleton height="320px" />}
        renderFailed={(retry) => <CannotDisplay onRetry={retry} />}
      />
    </Wrap>
  );
}

function Swatches() {
  return (
    <section>
      <h2>
        <Trans>Colours</Trans>
      </h2>
      <ul className={styles.swatches}>
        {TOKENS.map((token) => (
          <li key={token}>
            <span style={{ background: `var(${token})` }} />
            <code>{token}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
