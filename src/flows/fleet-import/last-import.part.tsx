import { Trans } from '@lingui/react/macro';
import type { LastImport as Last } from '#contract/calls/fleet-import.shapes.ts';
import { LastImportText } from '#src/parts/corporate/last-import-text.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import styles from './fleet-import.module.css';

interface LastImportProps {
  readonly last: Last;
  readonly onUndo: (importId: string) => void;
}

/** What was imported last; it can be taken back once. */
export const LastImport = ({ last, onUndo }: LastImportProps) => (
  <section className={styles.last} aria-labelledby="last-import">
    <h3 id="last-import">
      <Trans>Last import</Trans>
    </h3>
    <LastImportText last={last} />
    {last.undone_at === null ? (
      <Button kind="text" size="small" data-in-line onClick={() => onUndo(last.import_id)}>
        <Trans>Undo this import</Trans>
      </Button>
    ) : null}
  </section>
);
