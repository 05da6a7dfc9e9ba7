import { Link } from '@tanstack/react-router';
import type { Language } from '#domain/constants.ts';
import type { RowLinks } from '#src/pages/branches/finder-row.part.tsx';

/** The links of a branch: to its page, and to the booking with it. */
export const branchLinks = (lang: Language): RowLinks => ({
  renderBranch: ({ slug }, look) =>
    slug === undefined ? <span {...look} /> : <Link {...look} to="/$lang/branch/$slug" params={{ lang, slug }} />,
  renderBooking: (branch, slot, { label, ...look }) => (
    <Link
      {...look}
      {...(label === undefined ? {} : { 'aria-label': label })}
      to="/$lang/booking"
      params={{ lang }}
      search={slot === null ? { branch } : { branch, date: slot.date, time: slot.time }}
    />
  ),
});
