import type { AnswerOf } from '#contract/call.ts';
import type { listSoonest } from '#contract/calls/booking.calls.ts';
import type { Branch } from '#contract/wire/branch.ts';
import type { Language } from '#domain/constants.ts';
import { readSoonest, SHORT_VISIT_HOURS, soonestQuery } from '#src/api/queries/booking.queries.ts';
import { readBranches } from '#src/api/catalogue.ts';
import { branchesQuery } from '#src/api/queries/catalogue.queries.ts';
import type { Api } from '#src/api/client.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { branchStep } from '#src/flows/retail-booking/visit/lazy-branch-step.part.ts';

/** The data of the first step: all branches, and each one's first free slot for a short visit. */
export interface BranchLists {
  readonly branches: readonly Branch[];
  readonly soonest: AnswerOf<typeof listSoonest>;
}

/** On a server. */
export async function readBranchLists(api: Api): Promise<BranchLists> {
  const { signal } = new AbortController();
  const [branches, soonest] = await Promise.all([
    readBranches(api, '', null, signal),
    readSoonest(api, SHORT_VISIT_HOURS, 0, signal),
  ]);
  return { branches, soonest };
}

type Host = Pick<FlowHost, 'api' | 'languages'> & { readonly arrival: { readonly isOld: boolean } };

/** Loads the branch step with its lists already in the cache; lists from an outdated page are read again at once. */
export async function prepareBranchStep(
  host: Host,
  language: Language,
  { branches, soonest }: BranchLists,
): Promise<void> {
  const [api, client] = [host.api(language), queryClientOf(host)];
  const answered = { updatedAt: host.arrival.isOld ? 0 : Date.now() };
  client.setQueryData(branchesQuery(api, language, '', null).queryKey, branches, answered);
  client.setQueryData(soonestQuery(api, language, SHORT_VISIT_HOURS, 0).queryKey, soonest, answered);
  await Promise.all([branchStep.load(), host.languages.load(language, 'steps')]);
}
