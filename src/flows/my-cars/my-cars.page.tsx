import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Member } from '#machines/shared/member.ts';
import { myCarsQuery } from '#src/api/queries/car.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NothingYet } from '#src/parts/list/nothing.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import { MyCarsPart, type MyCarsLinks } from './my-cars.part.tsx';
import styles from './my-cars.module.css';

interface MyCarsPageProps extends MyCarsLinks {
  readonly host: FlowHost;
  readonly member: Member;
  /** The name of a car that has just been saved. */
  readonly saved: string | null;
  readonly renderAdd: (look: LinkLook) => ReactNode;
}

/** All cars of the signed-in member. */
export function MyCarsPage({ host, member, saved, renderAdd, ...links }: MyCarsPageProps) {
  const lang = useLanguage();
  const query = useQuery(myCarsQuery(host.api(lang), member.code), queryClientOf(host));
  const add = (
    <Button renderLink={renderAdd}>
      <Trans>Add a car</Trans>
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHead title={<Trans>My cars</Trans>}>{query.data?.length === 0 ? null : add}</PageHead>
      <ReadList query={query} rows={2}>
        {(cars) =>
          cars.length === 0 ? (
            <NothingYet title={<Trans>You have no cars yet</Trans>}>{add}</NothingYet>
          ) : (
            <MyCarsPart host={host} member={member} cars={cars} saved={saved} {...links} />
          )
        }
      </ReadList>
    </div>
  );
}
