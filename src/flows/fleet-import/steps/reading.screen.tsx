import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/actions/button.tsx';
import type { ReadingProgress } from '../reader/import-reader.types.ts';
import styles from '../fleet-import.module.css';
import { StepTitle } from './step-title.part.tsx';

interface ReadingProps {
  readonly isChecking: boolean;
  readonly fileName: string;
  readonly progress: ReadingProgress | null;
  readonly onCancel: () => void;
}

/** The bar says how far it is; only the two steps are announced. */
export function Reading({ isChecking, fileName, progress, onCancel }: ReadingProps) {
  const { t } = useLingui();
  return (
    <div className={styles.step}>
      <StepTitle>{isChecking ? <Trans>Checking the list</Trans> : <Trans>Reading the file</Trans>}</StepTitle>
      <p translate="no">{fileName}</p>
      <progress
        className={styles.progress}
        aria-label={t`Done so far`}
        {...(progress === null || progress.of === 0 ? {} : { max: progress.of, value: progress.done })}
      />
      <p className={styles.quiet} role="status">
        {isChecking ? (
          <Trans>Comparing it with your cars…</Trans>
        ) : (
          <Trans>The file stays on this device until you import it.</Trans>
        )}
      </p>
      <Button kind="outline" size="small" onClick={onCancel}>
        <Trans>Stop reading</Trans>
      </Button>
    </div>
  );
}
