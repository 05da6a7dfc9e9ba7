import { describe, expect, it } from 'vitest';
import { addToArea, translated } from './catalogue-texts.ts';
import { flowName } from './flow-name.ts';
import { addToScenes, filesOf, filled } from './templates.ts';

const flow = flowName('fleet-import');

describe('the templates of a flow', () => {
  it('name the flow in every path and leave no placeholder in any text', () => {
    const files = [...filesOf(flow)];
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(([path]) => !path.includes('fleet-import') || path.includes('NAME'))).toEqual([]);
    expect(files.filter(([, text]) => /\{\{\w+\}\}|NAME/.test(text))).toEqual([]);
  });

  it('an unknown placeholder is a mistake', () => {
    expect(filled("{{name}} {{camel}} {{Pascal}} '{{words}}'", flow)).toBe(
      "fleet-import fleetImport FleetImport 'fleet import'",
    );
    expect(() => filled('{{flow}}', flow)).toThrow('{{flow}}');
  });

  it('the folder of a flow is put into its area, in order', () => {
    const table = "x = {\n  one: ['src/b'],\n  two: [\n    'src/a',\n    'src/m',\n  ],\n}";
    expect(addToArea(table, 'two', 'src/flows/new')).toContain(
      "  two: [\n    'src/a',\n    'src/flows/new',\n    'src/m',\n  ],",
    );
    expect(addToArea(table, 'one', 'src/a')).toContain("  one: [\n    'src/a',\n    'src/b',\n  ],");
  });

  it('the scenes of a flow are put after those of the other charts', () => {
    const table = "import type { Screens } from 'x';\nconst a = {\n  login: B,\n};\n\nconst c = {\n};\n";
    expect(addToScenes(table, flow)).toBe(
      "import { fleetImportScreens } from '#tests/e2e/fleet-import/fleet-import.pictures.ts';\nimport type { Screens } from 'x';\n" +
        "const a = {\n  login: B,\n  'fleet-import': { group: 'fleet-import', screens: fleetImportScreens },\n};\n\nconst c = {\n};\n",
    );
  });

  it('a text that is translated already keeps its translation', () => {
    const po = (said: string) => `msgid "Gone"\nmsgstr "${said}"\n\nmsgid "Other"\nmsgstr ""\n`;
    expect(translated(po(''), { Gone: 'หมดแล้ว' })).toBe(po('หมดแล้ว'));
    expect(translated(po('ไม่มีแล้ว'), { Gone: 'หมดแล้ว' })).toBe(po('ไม่มีแล้ว'));
  });
});
