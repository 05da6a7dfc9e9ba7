import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { StandingIcon } from '#studio/drawing/standing-icon.tsx';
import type { Standing } from '#studio/drawing/standing.ts';
import type { Item } from './outline.ts';
import styles from './tree.module.css';

interface TreeProps {
  readonly items: readonly Item[];
  readonly chosen: string;
  readonly active: ReadonlySet<string>;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onChoose: (item: Item) => void;
  readonly onFold: (item: Item, isOpen: boolean) => void;
  readonly standingOf: (item: Item) => Standing | null;
  readonly hrefOf: (item: Item) => string;
}

const PAUSE_MS = 700;

/** The outline as a tree: arrows move, Right and Left open and close, letters find, Enter chooses; `/` goes to the search. */
export function Tree({ items, chosen, active, search, onSearch, onChoose, onFold, standingOf, hrefOf }: TreeProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef({ text: '', at: 0 });
  // The focus starts anew at what is chosen.
  const [focus, setFocus] = useState({ for: chosen, id: chosen });
  const focused = focus.for === chosen ? focus.id : chosen;
  const setFocused = (id: string) => setFocus({ for: chosen, id });
  const stop = items.some(({ id }) => id === focused) ? focused : (items[0]?.id ?? '');

  const isThere = items.some(({ id }) => id === chosen);
  useEffect(() => {
    if (!isThere) return;
    list.current?.querySelector(`[data-item="${CSS.escape(chosen)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, isThere]);

  useEffect(() => {
    const toSearch = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', toSearch);
    return () => document.removeEventListener('keydown', toSearch);
  }, []);

  const move = (to: Item | undefined) => {
    if (!to) return;
    setFocused(to.id);
    list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(to.id)}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent, item: Item, index: number) => {
    const parent = items.slice(0, index).findLast(({ level }) => level < item.level);
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(items[index + 1]),
      ArrowUp: () => move(items[index - 1]),
      Home: () => move(items[0]),
      End: () => move(items.at(-1)),
      ArrowRight: () => (item.isOpen === false ? onFold(item, true) : item.isOpen ? move(items[index + 1]) : undefined),
      ArrowLeft: () => (item.isOpen ? onFold(item, false) : move(parent)),
      Enter: () => onChoose(item),
      ' ': () => onChoose(item),
    };
    const act =
      acts[event.key] ?? (event.key.length === 1 && event.key !== '/' ? () => find(event.key, index) : undefined);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };

  const find = (letter: string, index: number) => {
    const now = performance.now();
    typed.current = { text: now - typed.current.at > PAUSE_MS ? letter : typed.current.text + letter, at: now };
    const wanted = typed.current.text.toLowerCase();
    const from = wanted.length === 1 ? index + 1 : index;
    move([...items.slice(from), ...items.slice(0, from)].find((each) => startsWith(each, wanted)));
  };

  return (
    <div className={styles.side}>
      <input
        ref={field}
        type="search"
        className={styles.search}
        value={search}
        placeholder={t`State, event, requirement`}
        aria-label={t`Search the outline`}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          move(items[0]);
        }}
      />
      <p role="status" className={styles.nothing}>
        {items.length === 0 ? t`Nothing is called so.` : ''}
      </p>
      <ul ref={list} role="tree" aria-label={t`Flows, states and transitions`} className={styles.tree}>
        {items.map((item, index) => (
          <li
            key={item.id}
            role="treeitem"
            data-item={item.id}
            data-kind={item.kind}
            data-active={active.has(item.of) || undefined}
            aria-level={item.level}
            aria-expanded={item.isOpen ?? undefined}
            aria-selected={item.id === chosen}
            tabIndex={item.id === stop ? 0 : -1}
            className={styles.item}
            style={{ paddingInlineStart: 8 + (item.level - 1) * 14 }}
            onKeyDown={(event) => onKeyDown(event, item, index)}
            onFocus={() => setFocused(item.id)}
            onClick={() => onChoose(item)}
          >
            <span
              className={styles.fold}
              aria-hidden="true"
              onClick={(event) => {
                if (item.isOpen === null) return;
                event.stopPropagation();
                onFold(item, !item.isOpen);
              }}
            >
              {item.isOpen === null ? (item.kind === 'transition' ? '→' : '') : item.isOpen ? '▾' : '▸'}
            </span>
            <a className={styles.name} href={hrefOf(item)} tabIndex={-1} onClick={(event) => event.preventDefault()}>
              {item.name}
            </a>
            <code>{item.technical}</code>
            <StandingIcon standing={standingOf(item)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const startsWith = ({ name, technical }: Item, wanted: string) =>
  name.toLowerCase().startsWith(wanted) || technical.toLowerCase().startsWith(wanted);
