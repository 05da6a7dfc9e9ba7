import { partFile } from '#src/ui/page/lazy-part.tsx';

/** The branch step. Loaded together with its lists if the server has drawn it, otherwise when it is shown. */
export const branchStep = partFile(() =>
  import('#src/flows/retail-booking/steps/branch/branch.step.tsx').then(({ BranchStep }) => BranchStep),
);
