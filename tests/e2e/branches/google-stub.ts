import type { Page, Route } from '@playwright/test';

/** What the stub was asked, as the page sees it. */
export interface Asked {
  readonly script: Readonly<Record<string, string>>;
  readonly suggestions: readonly Readonly<Record<string, unknown>>[];
  readonly geocoded: readonly Readonly<Record<string, unknown>>[];
}

/** The parts of Google's script that the page uses, without a network: a grey map that is drawn at once, with markers that are buttons. */
function googleScript(): void {
  const { searchParams } = new URL((document.currentScript as HTMLScriptElement).src);
  const asked = { script: Object.fromEntries(searchParams), suggestions: [] as object[], geocoded: [] as object[] };
  type Point = { lat: number; lng: number };
  const at = (point: Point) => ({ lat: () => point.lat, lng: () => point.lng, toJSON: () => point });

  class Bounds {
    box = { north: -90, south: 90, east: -180, west: 180 };
    constructor(box?: Bounds['box']) {
      if (box) this.box = { ...box };
    }
    extend({ lat, lng }: Point) {
      const { north, south, east, west } = this.box;
      this.box = {
        north: Math.max(north, lat),
        south: Math.min(south, lat),
        east: Math.max(east, lng),
        west: Math.min(west, lng),
      };
    }
    contains({ lat, lng }: Point) {
      return lat <= this.box.north && lat >= this.box.south && lng <= this.box.east && lng >= this.box.west;
    }
    toJSON() {
      return this.box;
    }
  }

  class StubMap {
    center: Point = { lat: 13, lng: 101 };
    zoom = 5;
    readonly told = new Map<string, Set<() => void>>();
    constructor(readonly div: HTMLElement) {
      div.style.background = 'silver';
      setTimeout(() => this.tell('zoom_changed', 'bounds_changed', 'idle', 'tilesloaded'), 50);
    }
    tell(...names: string[]) {
      for (const name of names) for (const listener of this.told.get(name) ?? []) listener();
      for (const marker of this.div.querySelectorAll('stub-marker')) (marker as StubMarker).place();
    }
    addListener(name: string, listener: () => void) {
      const all = this.told.get(name) ?? new Set();
      this.told.set(name, all.add(listener));
      return { remove: () => void all.delete(listener) };
    }
    getDiv = () => this.div;
    getCenter = () => at(this.center);
    getZoom = () => this.zoom;
    getHeading = () => 0;
    getTilt = () => 0;
    get half() {
      return (this.div.clientWidth / 256 / 2 ** this.zoom) * 180;
    }
    getBounds = () => {
      const { lat, lng } = this.center;
      return new Bounds({
        north: lat + this.half,
        south: lat - this.half,
        east: lng + this.half,
        west: lng - this.half,
      });
    };
    setOptions() {}
    fitBounds(bounds: Bounds | Bounds['box']) {
      const { north, south, east, west } = 'box' in bounds ? bounds.box : bounds;
      this.center = { lat: (north + south) / 2, lng: (east + west) / 2 };
      const span = Math.max(north - south, east - west, 0.01);
      this.zoom = Math.max(3, Math.min(18, Math.floor(Math.log2((this.div.clientWidth / 256) * (360 / span)))));
      this.tell('zoom_changed', 'bounds_changed', 'idle');
    }
    moveCamera({ center, zoom }: { center?: Point; zoom?: number }) {
      this.center = center ?? this.center;
      this.zoom = zoom ?? this.zoom;
      this.tell('zoom_changed', 'bounds_changed', 'idle');
    }
    panTo(center: Point) {
      this.moveCamera({ center });
    }
  }

  class StubMarker extends HTMLElement {
    #map: StubMap | null = null;
    #position: Point | null = null;
    #content: HTMLElement | null = null;
    gmpClickable = false;
    zIndex = 0;
    set map(map: StubMap | null) {
      this.#map = map;
      if (map === null) {
        this.remove();
        return;
      }
      this.style.position = 'absolute';
      map.div.append(this);
      const press = () => this.dispatchEvent(new Event('gmp-click'));
      this.addEventListener('click', press);
      this.addEventListener('keydown', ({ key }) => (key === 'Enter' ? press() : undefined));
    }
    set position(position: Point) {
      this.#position = position;
      this.place();
    }
    get content() {
      return this.#content;
    }
    set content(content: HTMLElement | null) {
      this.#content = content;
      if (content) this.replaceChildren(content);
    }
    override set title(title: string) {
      this.setAttribute('aria-label', title);
      this.role = 'button';
      this.tabIndex = 0;
    }
    place() {
      const map = this.#map;
      const position = this.#position;
      if (map === null || position === null) return;
      const scale = (256 * 2 ** map.zoom) / 360;
      this.style.left = `${map.div.clientWidth / 2 + (position.lng - map.center.lng) * scale}px`;
      this.style.top = `${map.div.clientHeight / 2 - (position.lat - map.center.lat) * scale}px`;
    }
  }
  customElements.define('stub-marker', StubMarker);

  const places = {
    AutocompleteSessionToken: Object,
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async (request: Record<string, unknown>) => {
        asked.suggestions.push({ ...request, sessionToken: undefined });
        const found = { placeId: 'doi', text: { text: 'Doi Suthep, Chiang Mai' } };
        const abroad = { placeId: 'abroad', text: { text: 'Doi Abroad, Laos' } };
        return { suggestions: [{ placePrediction: found }, { placePrediction: abroad }, { placePrediction: null }] };
      },
    },
  };
  class Geocoder {
    geocode = async (request: { placeId: string }) => {
      asked.geocoded.push(request);
      const country = request.placeId === 'abroad' ? 'LA' : 'TH';
      return {
        results: [
          {
            address_components: [{ types: ['country', 'political'], short_name: country }],
            geometry: { location: at({ lat: 18.805, lng: 98.9215 }) },
          },
        ],
      };
    };
  }
  const event = {
    addListener: (target: StubMap, name: string, listener: () => void) => target.addListener(name, listener),
    clearInstanceListeners: (target: StubMap) => target.told.clear(),
  };
  const maps = Reflect.get(Reflect.get(globalThis, 'google') as object, 'maps') as Record<string, unknown>;
  Object.assign(maps, {
    version: '3.65',
    Map: StubMap,
    LatLngBounds: Bounds,
    Geocoder,
    Settings: { getInstance: () => ({}) },
    event,
    places,
    marker: { AdvancedMarkerElement: StubMarker },
    asked,
    importLibrary: async (name: string) => maps[name] ?? maps,
  });
  (maps['__ib__'] as () => void)();
}

/** The script as it is sent: it runs as it stands here. */
export const GOOGLE_SCRIPT = `(${googleScript.toString()})();`;

const ADDRESS = /^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?/;

/** Answers at Google's address, instead of the network. */
export const serveGoogle = (page: Page, answer: (route: Route) => Promise<void>) => page.route(ADDRESS, answer);

export const asked = (page: Page): Promise<Asked> => page.evaluate<Asked>('google.maps.asked');
