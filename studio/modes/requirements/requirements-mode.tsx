import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Going } from '#studio/page/address.ts';
import type { Proof } from '#studio/page/proof-data.ts';
import controls from '#studio/page/controls/controls.module.css';
import { GoLink } from '#studio/page/controls/go-link.tsx';
import { classes } from '#src/ui/theme/classes.ts';
import { useRequirements, useServing, type FlowSummary } from '#studio/page/chart-data.ts';
import frame from '#studio/page/studio.module.css';
import { SignOf, testsOf } from './named-tests.tsx';
import { Leftovers } from './leftovers.tsx';
import { RequirementDetails } from './requirement-details.tsx';
import styles from './requirements-mode.module.css';

interface RequirementsModeProps {
  readonly going: Going;
  readonly flows: readonly FlowSummary[];
  readonly proof: Proof | null;
}

/** Each line of the list of requirements, with the states and transitions that serve it. */
export function RequirementsMode({ going, flows, proof }: RequirementsModeProps) {
  const { address, go } = going;
  const { t } = useLingui();
  const requirements = useRequirements();
  const serving = useServing();
  const onlyOpen = address.only === 'unproven';
  const wanted = address.wanted.trim().toLowerCase();
  const summaries = new Map(proof?.requirements.map((each) => [each.requirement.id, each]));
  const isWhole = (id: string) => {
    const summary = summaries.get(id);
    return summary?.sign === 'shown' && summary.unproven.length === 0;
  };
  const saying = (requirements.data ?? []).filter(
    ({ id, text }) => id.toLowerCase().includes(wanted) || text.toLowerCase().includes(wanted),
  );
  const shown = saying.filter(({ id }) => !(onlyOpen && isWhole(id)));
  const chosen = requirements.data?.find(({ id }) => id === address.requirement);
  const list = useRef<HTMLDivElement>(null);
  const listed = shown.find(({ id }) => id === address.requirement)?.id ?? null;
  useEffect(() => {
    if (listed !== null) list.current?.querySelector(`[data-chosen="${listed}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [listed]);
  const servedBy = (id: string) => (serving.data ?? []).filter(({ req }) => req.includes(id));

  return (
    <>
      <main className={frame.main}>
        <div className={styles.head}>
          <input
            type="search"
            className={classes(controls.field, styles.search)}
            value={address.wanted}
            aria-label={t`Search the requirements`}
            placeholder={t`Id or text`}
            onChange={(event) => go({ wanted: event.currentTarget.value }, 'replace')}
          />
          <label className={styles.only}>
            <input
              type="checkbox"
              checked={onlyOpen}
              onChange={(event) => go({ only: event.currentTarget.checked ? 'unproven' : '' }, 'replace')}
            />
            <Trans>Only what is not proven in full</Trans>
          </label>
          <span role="status">
            <Plural value={shown.length} one="# requirement" other="# requirements" />
          </span>
        </div>
        <div ref={list} className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Id</Trans>
                </th>
                <th scope="col">
                  <Trans>Requirement</Trans>
                </th>
                <th scope="col">
                  <Trans>Shown</Trans>
                </th>
                <th scope="col" className={styles.number}>
                  <Trans>Tests</Trans>
                </th>
                <th scope="col" className={styles.number}>
                  <Trans>States</Trans>
                </th>
                <th scope="col" className={styles.number}>
                  <Trans>Transitions</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, text }) => {
                const by = servedBy(id);
                const summary = summaries.get(id);
                return (
                  <tr
                    key={id}
                    aria-selected={id === address.requirement}
                    data-chosen={id === address.requirement ? id : undefined}
                  >
                    <th scope="row">
                      <GoLink going={going} to={{ requirement: id }}>
                        {id}
                      </GoLink>
                    </th>
                    <td lang="en">{text}</td>
                    <td className={styles.sign}>{summary && <SignOf summary={summary} />}</td>
                    <td className={styles.number}>{summary ? testsOf(summary).length || '–' : ''}</td>
                    <td className={styles.number}>{by.filter(({ kind }) => kind === 'state').length || '–'}</td>
                    <td className={styles.number}>{by.filter(({ kind }) => kind === 'transition').length || '–'}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          {requirements.data && shown.length === 0 && (
            <p className={frame.note}>
              {onlyOpen && wanted === '' ? (
                <Trans>Every requirement is shown in the product.</Trans>
              ) : (
                <Trans>No requirement says that.</Trans>
              )}
            </p>
          )}
          {onlyOpen && proof && (
            <Leftovers
              going={going}
              flows={flows}
              proof={proof}
              wanted={wanted}
              saying={new Set(saying.map(({ id }) => id))}
            />
          )}
        </div>
      </main>
      {chosen && (
        <RequirementDetails
          going={going}
          flows={flows}
          requirement={chosen}
          summary={summaries.get(chosen.id)}
          serving={servedBy(chosen.id)}
          proof={proof}
        />
      )}
    </>
  );
}
