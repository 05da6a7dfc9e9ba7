import { describe, expect, it } from 'vitest';
import { translated } from './catalogue-texts.ts';
import { flowName } from './flow-name.ts';
import { filesOf, filled, withChart } from './templates.ts';

const flow = flowName('fleet-import');

const list = [
  "import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';",
  "import { bookingLookupChart } from './booking-lookup.chart.ts';",
  "import { geolocationChart } from './geolocation.chart.ts';",
  '',
  'export const charts: readonly ChartUnderTest[] = [',
  '  geolocationChart,',
  '  bookingLookupChart,',
  '];',
  '',
].join('\n');

describe('the templates of a flow', () => {
  it('name the flow in every path and leave no mark in any text', () => {
    const files = [...filesOf(flow)];
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(([path]) => !path.includes('fleet-import') || path.includes('NAME'))).toEqual([]);
    expect(files.filter(([, text]) => /\{\{\w+\}\}|NAME/.test(text))).toEqual([]);
  });

  it('a mark that nothing fills is a mistake', () => {
    expect(filled("{{name}} {{camel}} {{Pascal}} '{{words}}'", flow)).toBe(
      "fleet-import fleetImport FleetImport 'fleet import'",
    );
    expect(() => filled('{{flow}}', flow)).toThrow('{{flow}}');
  });

  it('the list of charts takes one more, its import where the alphabet has it', () => {
    const lines = withChart(list, flow).split('\n');
    expect(lines.slice(1, 4).map((line) => /'\.\/(.+)\.chart/.exec(line)?.[1])).toEqual([
      'booking-lookup',
      'fleet-import',
      'geolocation',
    ]);
    expect(lines.slice(-5)).toEqual(['  geolocationChart,', '  bookingLookupChart,', '  fleetImportChart,', '];', '']);
    expect(withChart(list, flowName('zone')).split('\n')[3]).toContain('zone.chart.ts');
    expect(() => withChart('export const charts = [];\n', flow)).toThrow('laid out');
  });

  it('a text that is translated already keeps its translation', () => {
    const po = (said: string) => `msgid "Gone"\nmsgstr "${said}"\n\nmsgid "Other"\nmsgstr ""\n`;
    expect(translated(po(''), { Gone: 'หมดแล้ว' })).toBe(po('หมดแล้ว'));
    expect(translated(po('ไม่มีแล้ว'), { Gone: 'หมดแล้ว' })).toBe(po('ไม่มีแล้ว'));
  });
});
