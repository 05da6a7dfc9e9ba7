import { Trans } from '@lingui/react/macro';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import styles from './fleet-import.module.css';

const TYPES = '.xlsx,.xls,.xlsm,.xlsb,.ods,.csv';

interface FileButtonProps {
  readonly kind?: 'primary' | 'outline' | 'text';
  readonly size?: 'small' | 'medium';
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that opens the device's own choice of files. */
export function FileButton({ kind = 'outline', size = 'medium', onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        kind={kind}
        size={size}
        icon={<IconFileSpreadsheet size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={TYPES}
        data-import-file
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A place to drop a file on, around the button that chooses one. */
export function DropPlace({
  onFile,
  children,
}: {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  return (
    // The button in it does the same by keyboard.
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      {children}
      <VisuallyHidden role="status">{isOver ? <Trans>Drop the file here</Trans> : null}</VisuallyHidden>
    </div>
  );
}
