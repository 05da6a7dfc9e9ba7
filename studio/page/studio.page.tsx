import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Logo } from '#src/ui/brand/logo.tsx';
import { AtlasMode } from '#studio/modes/atlas/atlas-mode.tsx';
import { ChartMode } from '#studio/modes/chart/chart-mode.tsx';
import { CompareMode } from '#studio/modes/compare/compare-mode.tsx';
import { ExportMode } from '#studio/modes/export/export-mode.tsx';
import { LiveMode } from '#studio/modes/live/live-mode.tsx';
import { ReplayMode } from '#studio/modes/replay/replay-mode.tsx';
import { RequirementsMode } from '#studio/modes/requirements/requirements-mode.tsx';
import { SimulateMode } from '#studio/modes/simulate/simulate-mode.tsx';
import { useAddress, type Going } from './address.ts';
import { useChart, useFlows } from './chart-data.ts';
import { Action } from './controls/action.tsx';
import { GoLink } from './controls/go-link.tsx';
import { useModes } from './modes.tsx';
import { Outline } from './outline/outline.part.tsx';
import { useProof, type Proof } from './proof-data.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import styles from './studio.module.css';

const NOTHING: ReadonlySet<string> = new Set();

/** The studio: the outline at the left, the mode beside it. */
export function StudioPage() {
  const { t } = useLingui();
  const going = useAddress();
  const { address } = going;
  const flows = useFlows();
  const chart = useChart(address.flow);
  const [active, setActive] = useState<ReadonlySet<string>>(NOTHING);
  const open = chart.data ?? null;
  const proof = useProof();

  const modes = useModes();
  const title = [
    modes.find(({ mode }) => mode === address.mode)?.name,
    flows.data?.find(({ flow }) => flow === address.flow)?.label[address.lang],
    t`Statechart studio`,
  ].filter((each) => each !== undefined);
  useEffect(() => {
    document.title = title.join(' · ');
  });

  return (
    <div className={styles.page}>
      <StudioHeader going={going} />
      <ModeBar going={going} />
      <div className={styles.body} data-mode={address.mode}>
        <Outline flows={flows.data ?? []} open={open} going={going} active={active} proof={proof} />
        {flows.isError || (chart.isError && flows.data?.some(({ flow }) => flow === address.flow)) ? (
          <Failed onRetry={() => void Promise.all([flows.refetch(), chart.refetch()])} />
        ) : chart.isError ? (
          <NoSuchFlow going={going} />
        ) : open && flows.data ? (
          <ModeView going={going} open={open} flows={flows.data} proof={proof} onActive={setActive} />
        ) : (
          <main className={styles.main} aria-busy="true">
            <p className={styles.note}>
              <Trans>Opening the chart…</Trans>
            </p>
          </main>
        )}
      </div>
    </div>
  );
}

interface ModeProps {
  readonly going: Going;
  readonly open: NonNullable<ReturnType<typeof useChart>['data']>;
  readonly flows: NonNullable<ReturnType<typeof useFlows>['data']>;
  readonly proof: Proof | null;
  readonly onActive: (active: ReadonlySet<string>) => void;
}

function ModeView({ going, open, flows, proof, onActive }: ModeProps) {
  const { mode } = going.address;
  if (mode === 'live') return <LiveMode going={going} open={open} flows={flows} onActive={onActive} />;
  if (mode === 'replay') return <ReplayMode going={going} open={open} flows={flows} onActive={onActive} />;
  if (mode === 'atlas') return <AtlasMode going={going} open={open} flows={flows} proof={proof} />;
  if (mode === 'requirements') return <RequirementsMode going={going} flows={flows} proof={proof} />;
  if (mode === 'compare') return <CompareMode going={going} />;
  if (mode === 'export') return <ExportMode going={going} open={open} />;
  if (mode === 'simulate')
    return <SimulateMode key={open.chart.flow} going={going} open={open} proof={proof} onActive={onActive} />;
  return <ChartMode going={going} open={open} flows={flows} proof={proof} />;
}

function StudioHeader({ going }: { readonly going: Going }) {
  const { t } = useLingui();
  const { address } = going;
  const other = address.lang === 'th' ? 'en' : 'th';
  return (
    <header className={styles.header}>
      <GoLink going={going} to={{ mode: 'read', part: '', state: '', transition: '' }} className={styles.home}>
        <Logo language={address.lang} />
      </GoLink>
      <h1 className={styles.title}>
        <Trans>Statechart studio</Trans>
      </h1>
      <GoLink
        going={going}
        to={{ lang: other }}
        how="replace"
        className={styles.language}
        lang={other}
        hrefLang={other}
      >
        {other === 'th' ? 'ไทย' : 'English'}
      </GoLink>
      <SchemeSwitch label={t`Dark colours`} />
    </header>
  );
}

function ModeBar({ going }: { readonly going: Going }) {
  const { t } = useLingui();
  const modes = useModes();
  const { address } = going;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    bar.current
      ?.querySelector(`[href*="mode=${address.mode}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [address.mode]);
  return (
    <nav ref={bar} className={styles.modes} aria-label={t`Modes`}>
      {modes.map(({ mode, name }) => (
        <GoLink key={mode} going={going} to={{ mode }} aria-current={mode === address.mode ? 'page' : undefined}>
          {name}
        </GoLink>
      ))}
    </nav>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className={styles.main}>
      <div className={styles.note} role="alert">
        <p>
          <Trans>The chart could not be read.</Trans>
        </p>
        <Action onClick={onRetry}>
          <Trans>Try again</Trans>
        </Action>
      </div>
    </main>
  );
}

function NoSuchFlow({ going }: { readonly going: Going }) {
  const { flow } = going.address;
  return (
    <main className={styles.main}>
      <div className={styles.note} role="alert">
        <p>
          <Trans>There is no flow called {flow}.</Trans>
        </p>
        <p>
          <Trans>Choose one in the list of flows.</Trans>
        </p>
      </div>
    </main>
  );
}
