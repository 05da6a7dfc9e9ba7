import { Trans } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { SiteLink } from '#src/app/navigation/site-link.tsx';
import { BRANCHES, QUESTIONS, SERVICES } from '#src/app/navigation/site-pages.tsx';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { renderCannotDisplay } from '#src/parts/cannot-display.tsx';
import { brand } from '#src/ui/brand/brand.ts';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import styles from './search-opener.module.css';

const SEARCH = partFile(() => import('#src/pages/search/site-search.part.tsx').then(({ SiteSearch }) => SiteSearch));

interface FoundLinkProps {
  readonly href: string;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

/** The server gives the whole address, with search and hash. */
function FoundLink({ href, onFollow, children }: FoundLinkProps) {
  const { history } = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow();
    history.push(href);
  };
  return (
    <a href={href} onClick={follow}>
      {children}
    </a>
  );
}

const isTyping = ({ target }: Event) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Opens the search of the site; so do Ctrl K and, where nothing is typed into, '/'. */
export function SearchOpener() {
  const router = useRouter();
  const host = router.options.context;
  const lang = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isCombined = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
      if (!isCombined && (key !== '/' || ctrlKey || metaKey || altKey || isTyping(event))) return;
      // A question or a form that covers the page comes first.
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    const unsubscribe = router.subscribe('onBeforeNavigate', () => setOpen(false));
    return () => {
      document.removeEventListener('keydown', onKey);
      unsubscribe();
    };
  }, [router]);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-keyshortcuts="Control+K /"
        onPointerEnter={() => void SEARCH.load()}
        onClick={() => setOpen(true)}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <span>
          <Trans>Search</Trans>
        </span>
      </button>
      {isOpen ? (
        <LazyPart
          file={SEARCH}
          needs={textsOf(host.languages, lang, 'search')}
          renderFailed={renderCannotDisplay}
          props={{
            host,
            onClose: close,
            renderLink: (path, content) => (
              <FoundLink href={`/${lang}${path}`} onFollow={close}>
                {content}
              </FoundLink>
            ),
            waysOn: (
              <>
                <SiteLink page={SERVICES} />
                <SiteLink page={BRANCHES} />
                <SiteLink page={QUESTIONS} />
                <a href={brand.callCentre.href}>{brand.callCentre.number}</a>
              </>
            ),
          }}
        />
      ) : null}
    </>
  );
}
