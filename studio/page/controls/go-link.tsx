import type { ComponentProps, MouseEvent } from 'react';
import type { Change, Going } from '#studio/page/address.ts';

interface GoLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly going: Going;
  readonly to: Change;
  /** `replace` for what Back should not return to. */
  readonly how?: 'push' | 'replace';
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to another view of the studio: it can be copied, and opened in another tab. */
export function GoLink({ going, to, how, children, ...rest }: GoLinkProps) {
  return (
    <a
      {...rest}
      href={going.hrefOf(to)}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        going.go(to, how);
      }}
    >
      {children}
    </a>
  );
}
