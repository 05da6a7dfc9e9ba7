import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Going } from '#studio/page/address.ts';
import { standingIn, type Proof } from '#studio/page/proof-data.ts';
import { StandingIcon } from '#studio/drawing/standing-icon.tsx';
import { useRequirements, useServing, type FlowSummary } from '#studio/page/chart-data.ts';
import frame from '#studio/page/studio.module.css';
import { NamedTests, SignOf, testsOf } from './named-tests.tsx';
import { Leftovers } from './leftovers.tsx';
import styles from './requirements-mode.module.css';

interface RequirementsModeProps {
  readonly going: Going;
  readonly flows: readonly FlowSummary[];
  readonly proof: Proof | null;
}

/** Each line of the list of requirements, with the states and transitions that serve it. */
export function RequirementsMode({ going, flows, proof }: RequirementsModeProps) {
  const { address, go, hrefOf } = going;
  const { t } = useLingui();
  const requirements = useRequirements();
  const serving = useServing();
  const [search, setSearch] = useState('');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const wanted = search.trim().toLowerCase();
  const isWhole = (id: string) => {
    const summary = proof?.requirements.find(({ requirement }) => requirement.id === id);
    return summary !== undefined && summary.sign === 'shown' && summary.unproven.length === 0;
  };
  const shown = (requirements.data ?? []).filter(
    ({ id, text }) =>
      (id.toLowerCase().includes(wanted) || text.toLowerCase().includes(wanted)) && !(onlyOpen && isWhole(id)),
  );
  const chosen = requirements.data?.find(({ id }) => id === address.requirement);
  const summaryOfChosen = proof?.requirements.find(({ requirement }) => requirement.id === chosen?.id);
  const servedBy = (id: string) => (serving.data ?? []).filter(({ req }) => req.includes(id));
  const nameOf = (flow: string) => flows.find((each) => each.flow === flow)?.label[address.lang] ?? flow;

  return (
    <>
      <main className={frame.main}>
        <div className={styles.head}>
          <input
            type="search"
            className={styles.search}
            value={search}
            aria-label={t`Search the requirements`}
            placeholder={t`Id or text`}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <label className={styles.only}>
            <input type="checkbox" checked={onlyOpen} onChange={(event) => setOnlyOpen(event.currentTarget.checked)} />
            <Trans>Only what is not proven in full</Trans>
          </label>
          <span role="status">
            <Plural value={shown.length} one="# requirement" other="# requirements" />
          </span>
        </div>
        <div className={styles.scroll}>
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
                const summary = proof?.requirements.find(({ requirement }) => requirement.id === id);
                return (
                  <tr
                    key={id}
                    aria-selected={id === address.requirement}
                    data-chosen={id === address.requirement || undefined}
                  >
                    <th scope="row">
                      <a
                        href={hrefOf({ requirement: id })}
                        onClick={(event) => {
                          event.preventDefault();
                          go({ requirement: id });
                        }}
                      >
                        {id}
                      </a>
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
          {onlyOpen && proof && <Leftovers going={going} flows={flows} proof={proof} />}
        </div>
      </main>
      {chosen && (
        <aside className={styles.side} aria-label={t`Details`}>
          <h2>{chosen.id}</h2>
          <p lang="en">{chosen.text}</p>
          <p className={styles.quiet}>
            <Trans>Section {chosen.section} of the specification</Trans>
          </p>
          {summaryOfChosen && <NamedTests summary={summaryOfChosen} />}
          <h3>
            <Trans>States and transitions</Trans>
          </h3>
          {servedBy(chosen.id).length === 0 && (
            <p className={styles.quiet}>
              <Trans>No chart serves it: it is about pages or calls.</Trans>
            </p>
          )}
          <ul>
            {servedBy(chosen.id).map(({ flow, kind, id, label }) => {
              const change = {
                mode: 'read',
                flow,
                state: kind === 'state' ? id : '',
                transition: kind === 'transition' ? id : '',
              } as const;
              return (
                <li key={`${flow} ${kind} ${id}`}>
                  <a
                    href={hrefOf(change)}
                    onClick={(event) => {
                      event.preventDefault();
                      go(change);
                    }}
                  >
                    {kind === 'transition' && '→ '}
                    {label[address.lang]}
                  </a>{' '}
                  <StandingIcon standing={standingIn(proof?.flows.get(flow), id)} />{' '}
                  <span className={styles.quiet}>{nameOf(flow)}</span>
                </li>
              );
            })}
          </ul>
        </aside>
      )}
    </>
  );
}
