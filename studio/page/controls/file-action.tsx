import { useRef, type ReactNode } from 'react';
import { Action } from './action.tsx';

interface FileActionProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Its text; null if it cannot be read. */
  readonly onText: (text: string | null, name: string) => void;
}

/** Opens a JSON file of this device. The browser's own field would speak its own language. */
export function FileAction({ label, children, onText }: FileActionProps) {
  const field = useRef<HTMLInputElement>(null);
  const read = async (file: File) => onText(await file.text().catch(() => null), file.name);
  return (
    <>
      <Action onClick={() => field.current?.click()}>{children}</Action>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={label}
        onChange={({ currentTarget: { files } }) => {
          const file = files?.[0];
          if (file) void read(file);
          // The same file can be chosen again.
          if (field.current) field.current.value = '';
        }}
      />
    </>
  );
}
