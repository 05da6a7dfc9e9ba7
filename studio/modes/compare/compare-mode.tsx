import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { chartsIn } from '#studio/compare/read-charts.ts';
import { differencesOf, type Difference } from '#studio/compare/difference.ts';
import type { ChartsRecord } from '#studio/compare/chart-record.ts';
import type { Going } from '#studio/page/address.ts';
import { useCharts, useReviewed, useServing } from '#studio/page/chart-data.ts';
import { Action } from '#studio/page/controls/action.tsx';
import { FileAction } from '#studio/page/controls/file-action.tsx';
import { PartLink } from '#studio/page/part-link.tsx';
import frame from '#studio/page/studio.module.css';
import styles from './compare-mode.module.css';

/** What the charts of this build do differently from the reviewed ones, or from those of another build. */
export function CompareMode({ going }: { readonly going: Going }) {
  const { t } = useLingui();
  const now = useCharts();
  const reviewed = useReviewed();
  const [other, setOther] = useState<{ readonly name: string; readonly charts: ChartsRecord } | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const before = other?.charts ?? reviewed.data;
  const differences = before && now.data ? differencesOf(before, now.data) : null;

  const take = (text: string | null, name: string) => {
    const charts = text === null ? null : chartsIn(text);
    setWrong(charts ? null : name);
    setOther(charts && { name, charts });
  };

  return (
    <main className={`${frame.main} ${styles.main}`}>
      <h2 className={styles.title}>
        {other ? <Trans>Against {other.name}</Trans> : <Trans>Against the reviewed charts</Trans>}
      </h2>
      <div className={styles.tools}>
        <FileAction label={t`File of another build`} onText={take}>
          <Trans>Compare with a file of another build</Trans>
        </FileAction>
        {other && (
          <Action onClick={() => setOther(null)}>
            <Trans>Back to the reviewed charts</Trans>
          </Action>
        )}
        <Action
          onClick={() =>
            now.data && saveFile(new Blob([JSON.stringify(now.data)], { type: 'application/json' }), 'charts.json')
          }
        >
          <Trans>Save this build's charts</Trans>
        </Action>
      </div>
      {wrong !== null && (
        <p role="alert" className={styles.wrong}>
          <Trans>{wrong} is not a file of charts. Take one that this page saved.</Trans>
        </p>
      )}
      {(now.isError || reviewed.isError) && (
        <p role="alert" className={styles.wrong}>
          <Trans>The charts could not be read.</Trans>{' '}
          <Action onClick={() => void Promise.all([now.refetch(), reviewed.refetch()])}>
            <Trans>Try again</Trans>
          </Action>
        </p>
      )}
      {differences && (
        <p role="status" className={styles.count}>
          {differences.length === 0 ? (
            <Trans>Nothing differs.</Trans>
          ) : (
            <Plural value={differences.length} one="# difference" other="# differences" />
          )}
        </p>
      )}
      <ul className={styles.list} aria-label={t`Differences`}>
        {differences?.map((one) => (
          <DifferenceRow key={`${one.flow} ${one.kind} ${one.id}`} difference={one} going={going} />
        ))}
      </ul>
    </main>
  );
}

function DifferenceRow({ difference, going }: { readonly difference: Difference; readonly going: Going }) {
  const { flow, kind, id, what, fields, requirements } = difference;
  const serving = useServing();
  const { lang } = going.address;
  const named = serving.data?.find((each) => each.flow === flow && each.kind === kind && each.id === id);
  const name = named?.label[lang] ?? id;
  return (
    <li data-what={what}>
      <span className={styles.what}>
        {what === 'added' && <Trans>Added</Trans>}
        {what === 'removed' && <Trans>Removed</Trans>}
        {what === 'changed' && <Trans>Changed</Trans>}
      </span>{' '}
      {what === 'removed' ? (
        name
      ) : (
        <PartLink going={going} flow={flow} kind={kind} id={kind === 'flow' ? '' : id} name={name} />
      )}{' '}
      <code>
        {flow} · {id}
      </code>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map(({ name, before, after }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <del>{before || '–'}</del> <span aria-hidden="true">→</span> <ins>{after || '–'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {requirements.length > 0 && <p className={styles.touched}>{requirements.join(', ')}</p>}
    </li>
  );
}
