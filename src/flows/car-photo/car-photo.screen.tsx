import { Trans, useLingui } from '@lingui/react/macro';
import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import type { CarPhotoScreen as CarPhotoState } from '#machines/car-photo/car-photo.selectors.ts';
import type { PhotoProblem } from '#machines/car-photo/car-photo.types.ts';
import { Actions } from '#src/ui/questions/question.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { describedBy, Field } from '#src/ui/inputs/field.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import styles from './car-photo.module.css';

export interface CarPhotoProps {
  /** From the chart's selectScreen. */
  readonly state: CarPhotoState;
  /** How much of it has been sent, from 0 to 100. */
  readonly percent: number;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

const ID = 'car-photo';
const TYPES = 'image/jpeg,image/png,image/webp';

/** A car's photo: choose or take one, see, replace or remove it (CAR-03). Problems are shown beside it. */
export function CarPhotoField({ state, percent, onChoose, onRemove, onCancel, onRetry }: CarPhotoProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  useKeptFocus(ways, `${state.screen} ${state.photo?.url ?? ''}`);
  const choose = () => input.current?.click();
  const problem = state.screen === 'resting' ? state.problem : null;
  const texts = {
    hint: <Trans>JPEG, PNG or WebP; over 2 MB it is made smaller. Only you see it.</Trans>,
    error: problem && <Problem problem={problem} />,
  };
  const isBusy = state.screen !== 'resting';
  return (
    <Field id={ID} label={<Trans>Photo</Trans>} note={<Trans>(optional)</Trans>} {...texts}>
      <div className={styles.photo}>
        <VisuallyHidden>
          <input
            ref={input}
            id={ID}
            type="file"
            accept={TYPES}
            tabIndex={-1}
            {...describedBy(ID, texts)}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // Reset, so that the same file can be chosen again.
              currentTarget.value = '';
              if (file) onChoose(file);
            }}
          />
        </VisuallyHidden>
        {state.photo === null ? null : (
          <img className={styles.picture} src={state.photo.url} alt={t`Photo of the car`} />
        )}
        {state.screen === 'fitting' ? (
          <p className={styles.sending} role="status">
            <Trans>Making the photo smaller…</Trans>
          </p>
        ) : null}
        {state.screen === 'sending' ? (
          <div className={styles.sending} role="status">
            <span>
              <Trans>Sending the photo… {percent}%</Trans>
            </span>
            <progress className={styles.progress} max={100} value={percent} aria-label={t`Sent so far`} />
          </div>
        ) : null}
        <Actions ref={ways}>
          {isBusy ? (
            <Button kind="outline" size="small" data-first-focus onClick={onCancel}>
              <Trans>Stop</Trans>
            </Button>
          ) : (
            <>
              <Button
                kind="outline"
                size="small"
                data-first-focus
                icon={<IconCamera size={20} stroke={1.75} aria-hidden="true" />}
                onClick={choose}
              >
                {state.photo === null ? <Trans>Add a photo</Trans> : <Trans>Change the photo</Trans>}
              </Button>
              {problem?.kind === 'broken' ? (
                <Button kind="outline" size="small" onClick={onRetry}>
                  <Trans>Send again</Trans>
                </Button>
              ) : null}
              {state.photo === null ? null : (
                <Button kind="text" size="small" onClick={onRemove}>
                  <Trans>Remove the photo</Trans>
                </Button>
              )}
            </>
          )}
        </Actions>
      </div>
    </Field>
  );
}

function Problem({ problem }: { readonly problem: PhotoProblem }) {
  switch (problem.kind) {
    case 'tooLarge':
      return <Trans>Limit file size 2 Mb, please try again.</Trans>;
    case 'unreadable':
      return (
        <Trans>
          This device cannot open HEIC photos. On the iPhone share it as JPEG, or choose Settings › Camera › Formats ›
          Most Compatible and take it again.
        </Trans>
      );
    case 'broken':
      return <Trans>The photo did not arrive. Check your internet connection, then send it again.</Trans>;
    case 'refused':
      return problem.message === '' ? <Trans>This file cannot be used as a photo.</Trans> : problem.message;
  }
}
