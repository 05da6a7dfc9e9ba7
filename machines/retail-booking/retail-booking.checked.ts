import { type BranchChoice, NO_SLOT, idsOf } from '../shared/booking-choices.ts';
import { leadDays, totalHours } from '#domain/services.ts';
import { type RetailDraft, type WishedTime } from './retail-booking.draft.ts';
import { withoutSlot } from './retail-booking.edits.ts';
import { arrivedAt, firstOpenStep, withReachable } from './retail-booking.steps.ts';
import type { CatalogueAnswer, Notice, RetailBookingContext, Wish } from './retail-booking.types.ts';

type Part = Partial<RetailBookingContext>;

const checkedServices = (draft: RetailDraft, found: CatalogueAnswer['services']): RetailDraft => {
  const services = draft.services.flatMap(({ id }) => found.find((service) => service.id === id) ?? []);
  const same =
    services.length === draft.services.length &&
    totalHours(services) === totalHours(draft.services) &&
    leadDays(services) === leadDays(draft.services);
  return same ? { ...draft, services } : withoutSlot({ ...draft, services });
};

/** The branch under its current name, which may be in another language than when it was chosen. */
const namedAnew = (chosen: BranchChoice | null, found: BranchChoice | null): BranchChoice | null =>
  chosen === null || found === null
    ? null
    : { ...chosen, ...(found.locationId === chosen.locationId ? { name: found.name } : {}) };

const isWished = ({ slot }: RetailDraft, when: WishedTime | null) =>
  when === null || (slot.date === when.date && (when.time === null || slot.time === when.time));

const STEP_OF_WISH = ['branch', 'services', 'time'] as const;

/** The draft with the wished branch and services. Where the catalogue does not have what is wished for, the earlier choice stays. */
const wishedDraft = (draft: RetailDraft, answer: CatalogueAnswer, wish: Wish): RetailDraft => {
  const branch = wish.locationId === null ? namedAnew(draft.branch, answer.branch) : answer.branch;
  const isOther = wish.serviceIds.length > 0 && answer.services.length > 0;
  const services = isOther ? answer.services : draft.services;
  const isSame =
    draft.branch?.locationId === branch?.locationId &&
    services.length === draft.services.length &&
    idsOf(services).every((id) => idsOf(draft.services).includes(id));
  const same = { ...draft, branch: namedAnew(draft.branch, answer.branch) };
  if (isSame && isWished(draft, wish.when)) return same;
  const open = isSame ? withReachable({ ...same, slot: NO_SLOT }) : withoutSlot({ ...draft, branch, services });
  const first = firstOpenStep(open);
  return arrivedAt(open, STEP_OF_WISH.find((step) => step === first) ?? 'time');
};

const goneNotice = (draft: RetailDraft, { branch, services }: CatalogueAnswer, wish: Wish | null): Notice | null => {
  const noBranch = branch === null && (draft.branch !== null || (wish !== null && wish.locationId !== null));
  const isOther = wish !== null && wish.serviceIds.length > 0;
  const lost = (isOther ? [] : draft.services).filter(({ id }) => services.every((service) => service.id !== id));
  if (!noBranch && lost.length === 0) return null;
  return { code: 'choice.gone', branch: noBranch, services: lost.map(({ name }) => name) };
};

/** Keeps the parts of the draft that the catalogue still has, and takes the branch from the wish. */
export const checked = ({ draft, wish, notice }: RetailBookingContext, answer: CatalogueAnswer): Part => {
  const isOther = wish !== null && wish.serviceIds.length > 0;
  const services = isOther ? draft : checkedServices(draft, answer.services);
  const gone = goneNotice(draft, answer, wish) ?? notice;
  if (wish === null) {
    const known = { ...services, branch: namedAnew(draft.branch, answer.branch) };
    return { draft: known.branch === null ? withoutSlot(known) : withReachable(known), notice: gone };
  }
  if (answer.branch === null && wish.locationId !== null) return { draft: services, wish: null, notice: gone };
  const wished = wishedDraft(services, answer, wish);
  return {
    draft: { ...wished, wishedTime: wish.when, lostTime: wish.when === null ? wished.lostTime : null },
    wish: null,
    requestedStep: wished.steps.current,
    notice: gone,
  };
};

/** Without an answer from the catalogue the draft stays as it is, and a wish counts only if its branch is already chosen. */
export const unchecked = ({ draft, wish }: RetailBookingContext): Part => ({
  wish: null,
  draft: wish !== null && draft.branch?.locationId === wish.locationId ? { ...draft, wishedTime: wish.when } : draft,
});
