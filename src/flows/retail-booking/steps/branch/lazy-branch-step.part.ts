import { partFile } from '#src/ui/page/lazy-part.tsx';

/** The first step, loaded with its lists where a server has drawn it, else when it is shown. */
export const branchStep = partFile(() => import('./branch.step.tsx').then(({ BranchStep }) => BranchStep));
