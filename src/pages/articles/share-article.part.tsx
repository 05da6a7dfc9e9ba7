import { Trans, useLingui } from '@lingui/react/macro';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { Ways } from '#src/ui/layout/ways.tsx';
import { useInBrowser } from '#src/ui/page/use-in-browser.ts';
import styles from './article-detail.module.css';

interface ShareArticleProps {
  readonly address: string;
  readonly name: string;
}

const SAID_FOR_MS = 3_000;

/** Plain links to the services, which know of it only when they are followed. */
export function ShareArticle({ address, name }: ShareArticleProps) {
  const { t } = useLingui();
  const isInBrowser = useInBrowser();
  const url = encodeURIComponent(address);
  const canShare = isInBrowser && typeof navigator.share === 'function';
  return (
    <section className={styles.share} aria-labelledby="share">
      <h2 id="share">
        <Trans>Share this page</Trans>
      </h2>
      <Ways>
        {canShare ? (
          <Button
            kind="outline"
            size="small"
            // Given up by the person, or refused by the device: the other ways are beside it.
            onClick={() => void navigator.share({ title: name, url: address }).catch(() => undefined)}
          >
            <Trans>Share…</Trans>
          </Button>
        ) : null}
        <CopyLink address={address} />
        <ShareLink label={t`Share on LINE`} href={`https://social-plugins.line.me/lineit/share?url=${url}`}>
          LINE
        </ShareLink>
        <ShareLink label={t`Share on Facebook`} href={`https://www.facebook.com/sharer/sharer.php?u=${url}`}>
          Facebook
        </ShareLink>
      </Ways>
    </section>
  );
}

function ShareLink({ label, href, children }: { label: string; href: string; children: string }) {
  return (
    <Button
      kind="outline"
      size="small"
      renderLink={(look) => (
        <a {...look} href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
          {children}
        </a>
      )}
    />
  );
}

/** Where the clipboard is not allowed, the address is shown to be copied by hand. */
function CopyLink({ address }: { address: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const { start } = useTimeout(() => setState('idle'), SAID_FOR_MS);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
      start();
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <Button kind="outline" size="small" onClick={() => void copy()}>
        <span aria-live="polite">{state === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}</span>
      </Button>
      {state === 'refused' ? (
        <p role="status">
          <Trans>Please copy this address: {address}</Trans>
        </p>
      ) : null}
    </>
  );
}
