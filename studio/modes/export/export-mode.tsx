import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ChartDrawing } from '#studio/drawing/chart-drawing.tsx';
import { chartJson } from '#studio/export/chart-json.ts';
import { diagramsOf } from '#studio/export/mermaid.ts';
import { scxmlOf } from '#studio/export/scxml.ts';
import { pngFile, svgFile } from '#studio/export/svg-file.ts';
import type { Going } from '#studio/page/address.ts';
import type { OpenChart } from '#studio/page/chart-data.ts';
import { useDrawingTexts } from '#studio/page/drawing-texts.ts';
import { save } from '#studio/page/save.ts';
import frame from '#studio/page/studio.module.css';
import { FlowSheet } from './flow-sheet.tsx';
import styles from './export-mode.module.css';

interface ExportModeProps {
  readonly going: Going;
  readonly open: OpenChart;
}

interface Format {
  readonly name: string;
  readonly says: string;
  readonly save: () => Promise<void> | void;
}

/** The chart as a file of each kind that other tools read, and as a sheet to print. */
export function ExportMode({ going, open }: ExportModeProps) {
  const { t } = useLingui();
  const { chart, reading, layouts } = open;
  const { lang } = going.address;
  const drawing = useRef<SVGSVGElement>(null);
  const [said, setSaid] = useState('');
  const texts = useDrawingTexts();
  const [root] = reading.states;
  const layout = root && layouts.whole[root.id];
  const file = (ending: string) => `${chart.flow}.${ending}`;
  const drawn = () => {
    const inner = drawing.current?.querySelector('g');
    return inner && layout ? svgFile(inner, layout) : '';
  };

  const formats: Format[] = [
    {
      name: 'XState JSON',
      says: t`The configuration with the names of guards, actions and calls. XState reads it again as the same chart.`,
      save: () => save(file('json'), chartJson(chart.machine), 'application/json'),
    },
    {
      name: 'SCXML',
      says: t`The W3C's format for statecharts.`,
      save: () => save(file('scxml'), scxmlOf(reading), 'application/xml'),
    },
    {
      name: 'Mermaid',
      says: t`Text for documents: the chart, and each of its parts.`,
      save: () =>
        save(
          file('mmd'),
          diagramsOf(reading)
            .map(({ lines }) => lines.join('\n'))
            .join('\n\n'),
        ),
    },
    {
      name: 'SVG',
      says: t`The whole drawing, to enlarge and edit.`,
      save: () => save(file('svg'), drawn(), 'image/svg+xml'),
    },
    {
      name: 'PNG',
      says: t`The whole drawing as a picture.`,
      save: async () => (layout ? save(file('png'), await pngFile(drawn(), layout)) : undefined),
    },
  ];

  const saveAs = async ({ name, save: write }: Format) => {
    try {
      await write();
      setSaid(t`${name} was handed to the browser to save.`);
    } catch {
      setSaid(t`${name} could not be made. SVG has the same drawing.`);
    }
  };

  return (
    <main className={`${frame.main} ${styles.main}`}>
      <h2 className={styles.title}>{root?.label[lang]}</h2>
      <ul className={styles.formats}>
        {formats.map((format) => (
          <li key={format.name}>
            <button type="button" className={frame.action} onClick={() => void saveAs(format)}>
              <Trans>Save as {format.name}</Trans>
            </button>
            <p>{format.says}</p>
          </li>
        ))}
        <li>
          <button type="button" className={frame.action} onClick={() => window.print()}>
            <Trans>Print the sheet below</Trans>
          </button>
          <p>
            <Trans>The drawing, each state and each transition.</Trans>
          </p>
        </li>
      </ul>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <FlowSheet
        reading={reading}
        language={lang}
        drawing={
          layout && (
            <svg
              ref={drawing}
              className={styles.drawing}
              viewBox={`-8 -8 ${layout.width + 16} ${layout.height + 16}`}
              role="img"
              aria-label={t`Drawing of the chart`}
            >
              <ChartDrawing layout={layout} reading={reading} language={lang} texts={texts} />
            </svg>
          )
        }
      />
    </main>
  );
}
