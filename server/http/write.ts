import { randomUUID } from 'node:crypto';
import type { Kind } from '#contract/call.ts';
import type { ErrorName, FailureDetails } from '#contract/errors.ts';
import { appSecretOf } from '../db/app-secret.ts';
import { catalogueOf, type Catalogue } from '../db/catalogue.ts';
import type { Ownable } from '../db/own.ts';
import { tryAgain, type Db } from '../db/transaction.ts';
import type { LapsedSlot, LostSlot } from '../db/booking-works.ts';
import type { WorkName, Works } from '../db/works.ts';
import { CallFailure, type GivenTo, type Write } from './call-context.ts';
import { callerRefused, hashOf, newToken, tokenOfKey } from './session.ts';

/** How many times in 15 minutes. */
export interface WriteLimit {
  readonly most: Readonly<Partial<Record<Kind, number>>>;
  /** For guests only: signed-in callers are counted by account. */
  readonly address: string;
  readonly address_most: number;
  /** For guests who bring no session. */
  readonly newcomer: string;
  readonly newcomer_most: number;
}

export interface WriteRequest {
  readonly route: string;
  readonly bodyHash: string;
  /** The caller's key for this write; null if a repeat would be a second write. */
  readonly requestKey: string | null;
  readonly who: readonly Kind[];
  /** Whether the call is about what a caller owns. */
  readonly own: boolean;
  readonly hashes: readonly (string | null)[];
  /** The ids that must be the caller's own, and what they are of. */
  readonly owned: readonly string[];
  readonly ownedAs: Ownable;
  readonly limit: WriteLimit | null;
  readonly requestId: string;
}

/** The guest's secret to set (null to keep the one that was sent), and the cookie's lifetime in seconds. */
export interface GuestCookie {
  readonly token: string | null;
  readonly seconds: number;
}

/** Why the database did not do the work; what is under `about` is for the server only. */
type Refused =
  | { readonly failure: 'slotsNeeded'; readonly details: { readonly about: readonly LapsedSlot[] } }
  | { readonly failure: 'fleetChanged'; readonly details: object }
  | { readonly failure: 'groupNotKept'; readonly details: object }
  | {
      readonly failure: Exclude<ErrorName, 'groupNotKept'>;
      readonly details: FailureDetails & { readonly about?: LostSlot };
    };

interface Written {
  readonly stale?: true;
  readonly refused?: Refused;
  readonly answer?: unknown;
  readonly cookie?: 'key' | 'spare' | null;
  readonly lives?: number | null;
}

/** A refusal by the database; `lost` is the slot that was not free, if that is the reason. */
export class RefusedWork extends CallFailure {
  readonly lost: LostSlot | undefined;

  constructor(failure: ErrorName, { about, ...details }: FailureDetails & { readonly about?: LostSlot }) {
    super(failure, details);
    this.lost = about;
  }
}

/** Expired holds cannot be judged without the catalogue's rules for their slots. */
export class SlotsNeeded extends Error {
  readonly slots: readonly LapsedSlot[];

  constructor(slots: readonly LapsedSlot[]) {
    super('slots needed');
    this.slots = slots;
  }
}

/** The company's cars are not those by which the list was checked. */
export class FleetChanged extends Error {
  constructor() {
    super('fleet changed');
  }
}

const STATEMENT = { name: 'write_call', text: 'select write_call($1::jsonb, $2::jsonb) as written' } as const;
/** How often the catalogue is read again if it keeps changing meanwhile. */
const VERSIONS = 5;

/** Checked against the catalogue in memory; the database says whether that is the newest version. */
const BY_CATALOGUE = ['branchNotFound', 'serviceNotFound', 'servicesMismatch'] as const satisfies ErrorName[];

interface CatalogueRefusal extends CallFailure {
  readonly failure: (typeof BY_CATALOGUE)[number];
}

interface Todo {
  readonly work: WorkName | 'refuse';
  readonly input: object;
  /** Of the catalogue by which the input was made. */
  readonly version?: number;
}

export const isByCatalogue = (error: unknown): error is CatalogueRefusal =>
  error instanceof CallFailure && BY_CATALOGUE.some((failure) => failure === error.failure);

/** A refusal by the catalogue also goes to the database, which checks the version, the limits and the key. */
function judged(work: WorkName, input: (catalogue: Catalogue) => object, known: Catalogue): Todo {
  const { version } = known;
  try {
    return { work, input: input(known), version };
  } catch (error) {
    if (!isByCatalogue(error)) throw error;
    return { work: 'refuse', input: { failure: error.failure, details: error.details }, version };
  }
}

export function openWrites(db: Db) {
  const catalogue = catalogueOf(db);
  const secretOf = appSecretOf(db);

  const send = async (call: object, work: WorkName, given: GivenTo[WorkName]): Promise<Written> => {
    for (let versions = 0; versions < VERSIONS; versions += 1) {
      const { input, ...todo } =
        typeof given === 'function' ? judged(work, given, await catalogue.current()) : { work, input: given };
      const texts = [{ ...call, ...todo }, input].map((value) => JSON.stringify(value));
      const { rows } = await tryAgain(() => db.$client.query<{ written: Written }>({ ...STATEMENT, values: texts }));
      const [row] = rows;
      if (row !== undefined && row.written.stale !== true) return row.written;
      catalogue.renew();
    }
    throw new CallFailure('unavailable', { retry_after: 5 });
  };

  const refusal = (
    refused: Exclude<Refused, { failure: 'groupNotKept' }>,
    asked: WriteRequest,
  ): Promise<Error> | Error => {
    if (refused.failure === 'slotsNeeded') return new SlotsNeeded(refused.details.about);
    if (refused.failure === 'fleetChanged') return new FleetChanged();
    const { failure, details } = refused;
    const isAboutSession = failure === 'duplicateLogin' || failure === 'pleaseLogIn';
    return isAboutSession ? callerRefused(db, failure, asked) : new RefusedWork(failure, details);
  };

  /** The writes of one request; `cookie` receives what the guest's browser should keep. */
  return (asked: WriteRequest, cookie: (cookie: GuestCookie) => void): Write =>
    async <Name extends WorkName>(work: Name, given: GivenTo[Name]) => {
      const { requestKey, limit } = asked;
      const spare = newToken();
      const first = requestKey === null ? spare : tokenOfKey(await secretOf(), requestKey);
      const call = {
        route: asked.route,
        key: requestKey,
        body_hash: asked.bodyHash,
        who: asked.who,
        own: asked.own,
        hashes: asked.hashes,
        owned: asked.owned,
        owned_as: asked.ownedAs,
        guest: { id: randomUUID(), hash: hashOf(first), spare: hashOf(spare) },
        request: asked.requestId,
        ...(limit === null ? {} : { limit }),
      };
      const { refused, answer, cookie: secretToSet, lives } = await send(call, work, given);
      // Of a group it is an answer that nothing was done: each of its cars says why.
      if (refused?.failure === 'groupNotKept') return refused.details as Works[Name]['answer'];
      if (refused !== undefined) throw await refusal(refused, asked);
      const tokens = { key: first, spare } as const;
      if (lives != null) cookie({ token: secretToSet ? tokens[secretToSet] : null, seconds: lives });
      return answer as Works[Name]['answer'];
    };
}
