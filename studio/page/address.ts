import { useMemo, useSyncExternalStore } from 'react';
import { ATLAS_WIDTHS, type AtlasWidth } from '#studio/atlas/atlas.ts';
import { LANGUAGES, type Language } from '#domain/constants.ts';

export const MODES = ['read', 'simulate', 'live', 'replay', 'atlas', 'requirements', 'compare', 'export'] as const;
export type Mode = (typeof MODES)[number];

export const DETAILS = ['whole', 'outline'] as const;
export type Detail = (typeof DETAILS)[number];

/** Which pictures of the atlas are looked at. */
export const SIDES = ['now', 'baseline', 'both'] as const;
export type Side = (typeof SIDES)[number];

type Width = `${AtlasWidth}`;
const WIDTHS = ATLAS_WIDTHS.map((width): Width => `${width}`);

/** Which requirements are listed. */
const ONLY = ['unproven'] as const;

/** Everything that the page shows follows from its address, so that a view can be sent to somebody else. */
export interface Address {
  readonly lang: Language;
  readonly mode: Mode;
  readonly flow: string;
  /** The id of the part that is stepped into; empty for the whole chart. */
  readonly part: string;
  /** Whether its parts are drawn open or closed; empty for what suits its size. */
  readonly detail: Detail | '';
  /** The place in the drawing, as `place.ts` writes it; empty for what fits. */
  readonly view: string;
  readonly state: string;
  readonly transition: string;
  /** What is searched for in the outline. */
  readonly find: string;
  /** What was folded or unfolded by hand, as `folds.ts` writes it. */
  readonly folds: string;
  readonly requirement: string;
  /** What is searched for in the requirements. */
  readonly wanted: string;
  readonly only: (typeof ONLY)[number] | '';
  /** A run of the chart, as its mode writes it. */
  readonly run: string;
  readonly step: string;
  /** The lines of its log that are shown; empty for all. */
  readonly log: string;
  /** The page that is followed, among those of this browser; empty for the last one. */
  readonly tab: string;
  /** Of the atlas: a scene with its language and width. */
  readonly picture: string;
  readonly side: Side;
  /** Of the overview, and of a picture for which the address has no other: CSS pixels. */
  readonly width: Width;
}

const FALLBACK: Address = {
  lang: 'th',
  mode: 'read',
  flow: 'retail-booking',
  part: '',
  detail: '',
  view: '',
  state: '',
  transition: '',
  find: '',
  folds: '',
  requirement: '',
  wanted: '',
  only: '',
  run: '',
  step: '',
  log: '',
  tab: '',
  picture: '',
  side: 'now',
  width: '360',
};

export const oneOf = <Name extends string>(names: readonly Name[], value: string | null, fallback: Name): Name =>
  names.find((name) => name === value) ?? fallback;

export function addressOf(search: string): Address {
  const given = new URLSearchParams(search);
  const text = (name: keyof Address) => given.get(name) ?? '';
  return {
    lang: oneOf(LANGUAGES, given.get('lang'), FALLBACK.lang),
    mode: oneOf(MODES, given.get('mode'), FALLBACK.mode),
    flow: text('flow') || FALLBACK.flow,
    part: text('part'),
    detail: oneOf<Detail | ''>(DETAILS, given.get('detail'), ''),
    view: text('view'),
    state: text('state'),
    transition: text('transition'),
    find: text('find'),
    folds: text('folds'),
    requirement: text('requirement'),
    wanted: text('wanted'),
    only: oneOf<Address['only']>(ONLY, given.get('only'), ''),
    run: text('run'),
    step: text('step'),
    log: text('log'),
    tab: text('tab'),
    picture: text('picture'),
    side: oneOf(SIDES, given.get('side'), FALLBACK.side),
    width: oneOf(WIDTHS, given.get('width'), FALLBACK.width),
  };
}

export function searchOf(address: Address): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(address) as [keyof Address, string][])
    if (value !== FALLBACK[name]) search.set(name, value);
  return `?${search}`;
}

/** What changes; the choice within a flow ends with the flow. */
export type Change = Partial<Address>;

const WITHIN_FLOW = {
  part: '',
  detail: '',
  view: '',
  state: '',
  transition: '',
  folds: '',
  run: '',
  step: '',
  log: '',
  picture: '',
} satisfies Change;

/** The view of a flow, or of one of its states or transitions. */
export const lookingAt = (flow: string, kind: 'flow' | 'state' | 'transition', id = ''): Change => ({
  flow,
  state: kind === 'state' ? id : '',
  transition: kind === 'transition' ? id : '',
});

export const changed = (address: Address, change: Change): Address =>
  change.flow !== undefined && change.flow !== address.flow
    ? { ...address, ...WITHIN_FLOW, ...change }
    : { ...address, ...change };

const MOVED = 'studio:moved';

function subscribe(onMove: () => void): () => void {
  window.addEventListener('popstate', onMove);
  window.addEventListener(MOVED, onMove);
  return () => {
    window.removeEventListener('popstate', onMove);
    window.removeEventListener(MOVED, onMove);
  };
}

export interface Going {
  readonly address: Address;
  /** Goes there; `replace` for what Back should not return to. */
  readonly go: (change: Change, how?: 'push' | 'replace') => void;
  readonly hrefOf: (change: Change) => string;
}

function go(change: Change, how: 'push' | 'replace' = 'push'): void {
  // The latest address: two changes may come before the page is drawn again.
  const to = searchOf(changed(addressOf(location.search), change));
  if (to === (location.search || '?')) return;
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  window.dispatchEvent(new Event(MOVED));
}

export function useAddress(): Going {
  const search = useSyncExternalStore(subscribe, () => location.search);
  return useMemo(() => {
    const address = addressOf(search);
    return { address, go, hrefOf: (change) => searchOf(changed(address, change)) };
  }, [search]);
}
