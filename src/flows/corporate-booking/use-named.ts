import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Branch } from '#contract/wire/branch.ts';
import type { Service } from '#contract/wire/service.ts';
import type { CarDraft } from '#machines/car-booking/car-booking.draft.ts';
import { branchesQuery, servicesQuery } from '#src/api/queries/catalogue.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** Gives the same draft for the same draft, so that a row is drawn again only where something has changed. */
function namer(services: readonly Service[], branches: readonly Branch[]) {
  const serviceNames = new Map(services.map(({ id, name }) => [id, name]));
  const branchNames = new Map(branches.map(({ location_id: id, name }) => [id, name]));
  const known = new WeakMap<CarDraft, CarDraft>();
  return (draft: CarDraft): CarDraft => {
    const { branch } = draft;
    const named = known.get(draft) ?? {
      ...draft,
      branch: branch && { ...branch, name: branchNames.get(branch.locationId) ?? branch.name },
      services: draft.services.map((each) => ({ ...each, name: serviceNames.get(each.id) ?? each.name })),
    };
    known.set(draft, named);
    return named;
  };
}

/** A draft holds the names of the language in which it was filled in: gives it with those of the language that is read now, as far as they are known. */
export function useNamed(host: FlowHost): (draft: CarDraft) => CarDraft {
  const language = useLanguage();
  const client = queryClientOf(host);
  const { data: services } = useQuery(servicesQuery(host.api(language), language), client);
  const { data: branches } = useQuery(branchesQuery(host.api(language), language, '', null), client);
  return useMemo(() => namer(services?.list ?? [], branches ?? []), [services, branches]);
}
