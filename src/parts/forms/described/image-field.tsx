import { Trans } from '@lingui/react/macro';
import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { canBeSent } from '#domain/fields/photo.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { describedBy, Field } from '#src/ui/inputs/field.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import styles from './described.module.css';

interface ImageFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly note: ReactNode;
  readonly image: File | null;
  readonly onImage: (image: File | null) => void;
}

type Problem = 'tooLarge' | 'unreadable';

const TYPES = 'image/jpeg,image/png,image/webp,image/heic';

/** Made smaller before it is sent; the part that does it is loaded with the first picture that needs it. */
async function fitted(file: File, signal: AbortSignal): Promise<File | Problem> {
  if (canBeSent(file)) return file;
  const { fitPhoto } = await import('#src/parts/forms/fit-photo.ts');
  const made = await fitPhoto(file, signal);
  return made.kind === 'fits' ? made.file : made.kind;
}

/** A picture that goes with a form; one over 2 MB is made smaller here first. */
export function ImageField({ id, label, note, image, onImage }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const working = useRef<AbortController | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => () => working.current?.abort(), []);
  const take = async (file: File) => {
    working.current?.abort();
    const work = new AbortController();
    working.current = work;
    setBusy(true);
    setProblem(null);
    const made = await fitted(file, work.signal).catch(() => 'tooLarge' as const);
    if (work.signal.aborted) return;
    setBusy(false);
    if (made instanceof File) onImage(made);
    else setProblem(made);
  };
  const texts = {
    hint: <Trans>JPEG, PNG or WebP; over 2 MB it is made smaller. A new page does not keep it.</Trans>,
    error: problem && <ImageProblem problem={problem} />,
  };
  return (
    <Field id={id} label={label} note={note} {...texts}>
      <VisuallyHidden>
        <input
          ref={input}
          id={id}
          type="file"
          accept={TYPES}
          tabIndex={-1}
          {...describedBy(id, texts)}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // Reset, so that the same file can be chosen again.
            currentTarget.value = '';
            if (file) void take(file);
          }}
        />
      </VisuallyHidden>
      <div className={styles.image}>
        {image === null ? null : <Preview image={image} />}
        <Button
          ref={button}
          kind="outline"
          size="small"
          icon={<IconPhoto size={20} stroke={1.75} aria-hidden="true" />}
          busy={isBusy ? <Trans>Making the picture smaller…</Trans> : null}
          onClick={() => input.current?.click()}
        >
          {image === null ? <Trans>Add a picture</Trans> : <Trans>Change the picture</Trans>}
        </Button>
        {image === null ? null : (
          <Button
            kind="text"
            size="small"
            onClick={() => {
              onImage(null);
              button.current?.focus();
            }}
          >
            <Trans>Remove the picture</Trans>
          </Button>
        )}
      </div>
    </Field>
  );
}

/** As a data address: the policy of our pages shows no blob. */
function Preview({ image }: { readonly image: File }) {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => setSrc(typeof reader.result === 'string' ? reader.result : null));
    reader.readAsDataURL(image);
    return () => reader.abort();
  }, [image]);
  return src === null ? null : <img className={styles.picture} src={src} alt={image.name} />;
}

function ImageProblem({ problem }: { readonly problem: Problem }) {
  if (problem === 'tooLarge') return <Trans>Limit file size 2 Mb, please try again.</Trans>;
  return <Trans>This device cannot open HEIC pictures. Share it as JPEG, or take a picture of it.</Trans>;
}
