import type { ConfirmationReport, ConfirmedItem } from '../booking-confirmation/booking-confirmation.types.ts';
import type { Group, GroupNotice } from './corporate-booking.types.ts';
import { movedTo, withCar } from './corporate-booking.changes.ts';

/** Nothing is counted down while a confirm is on its way; while a hold is asked for or an outcome is unknown the known end stays. */
const heldUntilOf = ({ stage, deadline }: ConfirmationReport, { heldUntil }: Group): number | null => {
  if (stage === 'confirming') return null;
  return stage === 'asking' || stage === 'unknown' ? heldUntil : deadline;
};

/** What the confirmation says of each car. What it does not name was left out, and stays as it is. */
export const withReport = (group: Group, report: ConfirmationReport, sentBy: string): Group => ({
  ...group,
  requestKey: report.requestKey,
  sentBy: report.requestKey === null ? null : (group.sentBy ?? sentBy),
  heldUntil: heldUntilOf(report, group),
  cars: group.cars.map((each) => {
    const said = report.items.find(({ subject }) => subject === each.draft.car.id);
    if (said === undefined) return each;
    const { appointmentId, replacement, alternatives, refusal, confirmation } = said;
    const draft = replacement === null ? each.draft : movedTo(each.draft, replacement);
    // What is lost at the confirm still has its booking, which is moved, and no slot.
    const heldItem = appointmentId === null || alternatives !== null ? null : (said.heldItem ?? each.heldItem);
    return { ...each, draft, appointmentId, heldItem, alternatives, refusal, confirmation };
  }),
});

/** What is left without a slot and without a word about it is said once for all; the next answer takes it back. */
export const noticeOf = ({ stage, items }: ConfirmationReport, notice: GroupNotice | null): GroupNotice | null => {
  const unheld = items.filter(
    ({ heldItem, alternatives, replacement, refusal, confirmation }) =>
      heldItem === null &&
      alternatives === null &&
      replacement === null &&
      confirmation === null &&
      (refusal === null || refusal.message === ''),
  );
  if (stage === 'settled' && unheld.length > 0) return { code: 'cars.notHeld', count: unheld.length };
  return notice?.code === 'cars.notHeld' ? null : notice;
};

export const withConfirmed = (group: Group, confirmed: readonly ConfirmedItem[]): Group =>
  confirmed.reduce(
    (all, { subject, confirmation }) =>
      withCar(all, subject, (each) => ({ ...each, confirmation, alternatives: null, refusal: null })),
    group,
  );
