import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { ChartDrawing } from '#studio/drawing/chart-drawing.tsx';
import { chartJson } from '#studio/export/chart-json.ts';
import { diagramsOf } from '#studio/export/mermaid.ts';
import { scxmlOf } from '#studio/export/scxml.ts';
import { pngFile, svgFile } from '#studio/export/svg-file.ts';
import type { Going } from '#studio/page/address.ts';
import type { OpenChart } from '#studio/page/chart-data.ts';
import { useDrawingTexts } from '#studio/page/drawing-texts.ts';
import { Action } from '#studio/page/controls/action.tsx';
import frame from '#studio/page/studio.module.css';
import { FlowSheet } from './flow-sheet.tsx';
import styles from './export-mode.module.css';

interface ExportModeProps {
  readonly going: Going;
  readonly open: OpenChart;
}

type Format = 'XState JSON' | 'SCXML' | 'Mermaid' | 'SVG' | 'PNG';

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

  const formats: readonly { readonly format: Format; readonly says: string }[] = [
    {
      format: 'XState JSON',
      says: t`The configuration with the names of guards, actions and calls. XState reads it again as the same chart.`,
    },
    { format: 'SCXML', says: t`The W3C's format for statecharts.` },
    { format: 'Mermaid', says: t`Text for documents: the chart, and each of its parts.` },
    { format: 'SVG', says: t`The whole drawing, to enlarge and edit.` },
    { format: 'PNG', says: t`The whole drawing as a picture.` },
  ];

  const saveAs = async (format: Format) => {
    const inner = drawing.current?.querySelector('g');
    const drawn = inner && layout ? svgFile(inner, layout) : '';
    const content: Record<Format, () => readonly [string, string | Promise<Blob>, string]> = {
      'XState JSON': () => ['json', chartJson(chart.machine), 'application/json'],
      SCXML: () => ['scxml', scxmlOf(reading), 'application/xml'],
      Mermaid: () => [
        'mmd',
        diagramsOf(reading)
          .map(({ lines }) => lines.join('\n'))
          .join('\n\n'),
        'text/plain',
      ],
      SVG: () => ['svg', drawn, 'image/svg+xml'],
      PNG: () => ['png', pngFile(drawn, layout ?? { width: 0, height: 0 }), 'image/png'],
    };
    try {
      const [ending, made, type] = content[format]();
      saveFile(new Blob([await made], { type }), `${chart.flow}.${ending}`);
      setSaid(t`${format} was handed to the browser to save.`);
    } catch {
      setSaid(t`${format} could not be made. SVG has the same drawing.`);
    }
  };

  return (
    <main className={`${frame.main} ${styles.main}`}>
      <h2 className={styles.title}>{root?.label[lang]}</h2>
      <ul className={styles.formats}>
        {formats.map(({ format, says }) => (
          <li key={format}>
            <Action onClick={() => void saveAs(format)}>
              <Trans>Save as {format}</Trans>
            </Action>
            <p>{says}</p>
          </li>
        ))}
        <li>
          <Action onClick={() => window.print()}>
            <Trans>Print the sheet below</Trans>
          </Action>
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
