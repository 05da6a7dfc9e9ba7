import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Language } from '#domain/constants.ts';
import styles from './article-html.module.css';
import { cleanHtml } from './clean-html.ts';

interface ArticleHtmlProps {
  readonly html: string;
  /** The text's language, where that is not the page's. */
  readonly language?: Language | undefined;
  /** A link within the site was followed; its address with the language. */
  readonly onLink: (href: string) => void;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** A text of the site. It is part of the drawn page, so it can be read without a script. */
export function ArticleHtml({ html, language, onLink }: ArticleHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent(onLink);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href') ?? '';
      if (!/^\/(?!\/)/.test(href) || !isPlain(event)) return;
      event.preventDefault();
      follow(href);
    };
    const element = place.current;
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, []);
  const content = useMemo(() => ({ __html: cleanHtml(html) }), [html]);
  return (
    <div
      ref={place}
      className={styles.text}
      data-editorial
      lang={language}
      // oxlint-disable-next-line react/no-danger -- cleaned by the server, and again here
      dangerouslySetInnerHTML={content}
      // The server's drawing spells the same HTML a little differently.
      suppressHydrationWarning
    />
  );
}
