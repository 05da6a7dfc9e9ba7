import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/actions/button.tsx';
import { outside, shownIn } from '#src/ui/browser/in-app.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';

interface OpenInBrowserProps {
  /** What to open; this page if it is left out. */
  readonly address?: string;
  readonly className?: string | undefined;
}

/** Inside an app: why no file is saved, and how to come to a browser that can. LINE opens it by itself. */
export function OpenInBrowser({ address = '', className }: OpenInBrowserProps) {
  const isLine = shownIn() === 'line';
  return (
    <Notice
      className={className}
      title={<Trans>The browser inside this app cannot save files</Trans>}
      actions={
        isLine ? (
          <Button
            kind="outline"
            size="small"
            renderLink={({ children, ...look }) => (
              <a {...look} href={outside(address)}>
                {children}
              </a>
            )}
          >
            <Trans>Open in the browser</Trans>
          </Button>
        ) : undefined
      }
    >
      {isLine ? (
        <Trans>Your phone’s own browser can.</Trans>
      ) : (
        <Trans>Open this page in Safari, Chrome or another browser by the menu of the app.</Trans>
      )}
    </Notice>
  );
}
