import { Trans } from '@lingui/react/macro';
import { useTimeout } from '@mantine/hooks';
import { useState, type ComponentProps } from 'react';
import { Button } from '#src/ui/actions/button.tsx';

const SAID_FOR_MS = 3_000;

interface SaveButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Hands a file to the browser, which on many devices shows no confirmation. Returns false if the file could not be made. */
  readonly save: () => boolean | Promise<boolean>;
}

/** Says for a moment that the file was saved. */
export function SaveButton({ save, children, ...button }: SaveButtonProps) {
  const [isSaved, setSaved] = useState(false);
  const { start } = useTimeout(() => setSaved(false), SAID_FOR_MS);
  const press = async () => {
    const saved = await save();
    setSaved(saved);
    if (saved) start();
  };
  return (
    <Button {...button} onClick={() => void press()}>
      <span aria-live="polite">{isSaved ? <Trans>Saved</Trans> : children}</span>
    </Button>
  );
}
